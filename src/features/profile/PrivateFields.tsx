import { UFS } from '@ribalta/domain/brazil'
import { maskCep, maskCpf } from '@ribalta/domain/brazilianNumbers'
import { PIX_KEY_LABELS, PIX_KEY_TYPES } from '@ribalta/domain/people/privateDetails'
import { useFormContext, useWatch } from 'react-hook-form'
import { MaskedField } from '../../ui/MaskedField.tsx'
import { PhoneField } from '../../ui/PhoneField.tsx'
import { SelectField } from '../../ui/SelectField.tsx'
import { TextField } from '../../ui/TextField.tsx'
import type { PrivateValues } from './privateForm.ts'

/** What a contract needs: who the person is before the law. */
export function CivilFields() {
  const {
    register,
    formState: { errors },
  } = useFormContext<PrivateValues>()
  return (
    <div className="grid gap-6 sm:grid-cols-2">
      <TextField
        label="Nome civil"
        description="Como está no documento."
        autoComplete="name"
        error={errors.legalName?.message}
        fieldClassName="sm:col-span-2"
        {...register('legalName')}
      />
      <MaskedField label="CPF" mask={maskCpf} error={errors.cpf?.message} {...register('cpf')} />
      <TextField
        label="DRT, se tiver"
        description="A equipe vê que você tem DRT; o número, só a direção."
        error={errors.drt?.message}
        {...register('drt')}
      />
    </div>
  )
}

/** Where contracts and permits are sent to. */
export function AddressFields() {
  const {
    register,
    formState: { errors },
  } = useFormContext<PrivateValues>()
  const problems = errors.address
  return (
    <fieldset className="grid gap-6 sm:grid-cols-6">
      <legend className="mb-4 text-lg font-medium">Endereço</legend>
      <MaskedField
        label="CEP"
        mask={maskCep}
        autoComplete="postal-code"
        error={problems?.cep?.message}
        fieldClassName="sm:col-span-2"
        {...register('address.cep')}
      />
      <TextField
        label="Rua"
        autoComplete="address-line1"
        error={problems?.street?.message}
        fieldClassName="sm:col-span-4"
        {...register('address.street')}
      />
      <TextField
        label="Número"
        error={problems?.number?.message}
        fieldClassName="sm:col-span-2"
        {...register('address.number')}
      />
      <TextField
        label="Complemento"
        autoComplete="address-line2"
        error={problems?.complement?.message}
        fieldClassName="sm:col-span-4"
        {...register('address.complement')}
      />
      <TextField
        label="Bairro"
        error={problems?.district?.message}
        fieldClassName="sm:col-span-3"
        {...register('address.district')}
      />
      <TextField
        label="Município"
        autoComplete="address-level2"
        error={problems?.city?.message}
        fieldClassName="sm:col-span-3"
        {...register('address.city')}
      />
      <SelectField
        label="UF do endereço"
        autoComplete="address-level1"
        error={problems?.uf?.message}
        fieldClassName="sm:col-span-2"
        {...register('address.uf')}
      >
        <option value="">Escolha</option>
        {UFS.map((uf) => (
          <option key={uf}>{uf}</option>
        ))}
      </SelectField>
    </fieldset>
  )
}

const asTyped = (text: string): string => text

/** Where the person's share is paid to. */
export function PayFields() {
  const {
    register,
    control,
    formState: { errors },
  } = useFormContext<PrivateValues>()
  const [type, key] = useWatch({ control, name: ['pay.pixKeyType', 'pay.pixKey'] })
  const keyField = { label: 'Chave Pix', error: errors.pay?.pixKey?.message, ...register('pay.pixKey') }
  return (
    <fieldset className="grid gap-6 sm:grid-cols-2">
      <legend className="mb-4 text-lg font-medium">Pagamento</legend>
      <SelectField
        label="Tipo da chave Pix"
        error={errors.pay?.pixKeyType?.message}
        {...register('pay.pixKeyType')}
      >
        <option value="">Escolha</option>
        {PIX_KEY_TYPES.map((each) => (
          <option key={each} value={each}>
            {PIX_KEY_LABELS[each]}
          </option>
        ))}
      </SelectField>
      {type === 'telefone' ? (
        <PhoneField key="phone" typed={key} {...keyField} />
      ) : (
        <MaskedField
          key="other"
          mask={type === 'cpf' ? maskCpf : asTyped}
          inputMode={type === 'cpf' ? 'numeric' : 'text'}
          {...keyField}
        />
      )}
    </fieldset>
  )
}
