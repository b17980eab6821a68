import { Suspense } from 'react'
import { FormProvider } from 'react-hook-form'
import { Button } from '../../ui/Button.tsx'
import { Problems } from '../../ui/Problems.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { lazyPart, NoNote } from '../../ui/lazyPart.tsx'
import { Stepper } from '../../ui/Stepper.tsx'
import { LAST_STEP, STEPS } from './registrationForm.ts'
import { RegistrationStepFields } from './RegistrationStepFields.tsx'
import type { RegistrationPhase } from './submitRegistration.ts'
import type { Registration } from './useRegistration.ts'
import { useWizard } from './useWizard.ts'

const FoundDraft = lazyPart(() => import('./FoundDraft.tsx'), { Note: NoNote })
const DraftFoot = lazyPart(() => import('./DraftFoot.tsx'), { Note: NoNote })

const PHASE_WORDS: Record<RegistrationPhase, string> = {
  files: 'Terminando de enviar seus arquivos…',
  profile: 'Criando seu perfil e preparando suas fotos. Pode levar um minuto…',
  session: 'Entrando na sua conta…',
}

/** The steps, one at a time, with Continuar and Voltar, and Cadastrar at the end. */
export function RegistrationWizard({ registration }: { registration: Registration }) {
  const { form, uploads, reached, phase } = registration
  const { step, goTo, problem, checks, heading, isAsking, proceed, ...fields } = useWizard(registration)
  const { mediaError } = fields
  const isBusy = phase !== undefined
  const current = STEPS[step] ?? STEPS[0]

  function startOver(): void {
    registration.startOver()
    goTo(0)
    heading.current?.focus()
  }

  return (
    <FormProvider {...form}>
      {registration.isFound ? (
        <Suspense fallback={null}>
          <FoundDraft
            onGoOn={
              reached === step
                ? undefined
                : () => {
                    registration.takeFound()
                    goTo(reached)
                  }
            }
            onStartOver={startOver}
          />
        </Suspense>
      ) : null}
      <Stepper
        label="Etapas do cadastro"
        steps={STEPS}
        current={step}
        reachable={isBusy ? -1 : reached}
        onGo={goTo}
      />
      <form
        noValidate
        className="mt-10 flex flex-col gap-8 **:scroll-mt-24"
        onSubmit={(event) => {
          event.preventDefault()
          if (isBusy) return
          void proceed()
        }}
      >
        <h2 ref={heading} tabIndex={-1} className="text-3xl outline-none">
          {current.title}
        </h2>
        <RegistrationStepFields step={step} uploads={uploads} {...fields} />
        <Problems
          key={step}
          attempts={checks}
          isRefused={mediaError !== undefined || Object.keys(form.formState.errors).length > 0}
        />
        {problem === undefined ? null : (
          <Notice tone="danger">
            <p>{problem}</p>
            <p className="mt-1 text-sm">Nada do que você preencheu se perdeu. Tente novamente.</p>
          </Notice>
        )}
        <output className="block text-muted empty:-mt-8">
          {phase === undefined ? '' : PHASE_WORDS[phase]}
        </output>
        <div className="flex flex-wrap-reverse justify-between gap-3 border-t border-line pt-6">
          {step === 0 ? (
            <span />
          ) : (
            <Button
              variant="secondary"
              size="large"
              disabled={isBusy}
              onClick={() => {
                goTo(step - 1)
              }}
            >
              Voltar
            </Button>
          )}
          <Button type="submit" size="large" busy={isBusy || isAsking}>
            {step === LAST_STEP ? 'Cadastrar' : 'Continuar'}
          </Button>
        </div>
      </form>
      {reached === 0 || isBusy || registration.isFound ? null : (
        <Suspense fallback={null}>
          <DraftFoot onStartOver={startOver} />
        </Suspense>
      )}
    </FormProvider>
  )
}
