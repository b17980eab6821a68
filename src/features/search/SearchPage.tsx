import { Suspense, useMemo, useRef, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useAuth } from '../../auth/AuthContext.tsx'
import { useClassesSkills } from '../../data/catalogue/ClassesSkillsProvider.tsx'
import { pressStar, useFollowStars } from '../../data/favoriteLists/stars.ts'
import { pressMark } from '../../data/marks/marks.ts'
import { MarksBar } from '../../data/marks/MarksBar.tsx'
import { filterParts } from '../../lib/roster/rosterWords.ts'
import { useListKeys } from '../../lib/lists/useListKeys.ts'
import { Button } from '../../ui/Button.tsx'
import { KeysDialog } from '../../ui/KeysDialog.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { lazyPart } from '../../ui/lazyPart.tsx'
import { ActiveFilters, ActiveWishes } from '../../ui/ActiveFilters.tsx'
import { Facets } from './Facets.tsx'
import { FillFromRole } from './FillFromRole.tsx'
import { criteriaOf, withCriteria } from './byCriteria.ts'
import { FoundByLook } from './FoundByLook.tsx'
import { FoundPlaceholders } from './FoundGrid.tsx'
import { NameField } from './NameField.tsx'
import { SavedSearches } from './SavedSearches.tsx'
import { SaveSearch } from './SaveSearch.tsx'
import { SearchHeader } from './SearchHeader.tsx'
import { useRosterFilter } from './useRosterFilter.ts'

export { begin } from './beginSearch.ts'

const FoundByCriteria = lazyPart(() => import('./FoundByCriteria.tsx'))
const OrderDialog = lazyPart(() => import('./OrderDialog.tsx'))

const KEYS = [
  ['← → ↑ ↓', 'Ir de pessoa em pessoa'],
  ['Enter', 'Abrir a pessoa'],
  ['f', 'Favoritar a pessoa, ou tirar a estrela'],
  ['x', 'Marcar ou desmarcar a pessoa'],
  ['/', 'Ir para o nome'],
  ['Ctrl Z', 'Desfazer o último ato'],
  ['?', 'Mostrar estas teclas'],
] as const

/** Who of the roster fits: everything that is known of people, combined, in the address. */
export function Component() {
  const { filter, wishes, dropped, address, change, wish } = useRosterFilter()
  const catalogue = useClassesSkills()
  const { user } = useAuth()
  useFollowStars(user?.uid)
  const parts = useMemo(() => filterParts(filter, catalogue), [filter, catalogue])
  const wished = useMemo(() => filterParts(wishes, catalogue), [wishes, catalogue])
  const [params, setParams] = useSearchParams()
  const criteriaId = criteriaOf(params)
  const orderBy = (id: string | undefined) => {
    setParams(withCriteria(params, id), { preventScrollReset: true })
  }
  const [openDialog, setOpenDialog] = useState<'fill' | 'save' | 'order' | 'keys'>()
  const close = () => {
    setOpenDialog(undefined)
  }
  const [showsFacets, setShowsFacets] = useState(false)
  const results = useRef<HTMLUListElement>(null)
  const name = useRef<HTMLInputElement>(null)
  useListKeys({
    list: results,
    search: name,
    keys: { f: pressStar, x: pressMark },
    onHelp: () => {
      setOpenDialog('keys')
    },
  })

  return (
    <div className="page-band pb-24">
      <SearchHeader
        canSave={parts.length > 0}
        onFill={() => {
          setOpenDialog('fill')
        }}
        onOrder={() => {
          setOpenDialog('order')
        }}
        onSave={() => {
          setOpenDialog('save')
        }}
      />
      <div className="grid gap-x-10 gap-y-6 lg:grid-cols-[17rem_minmax(0,1fr)]">
        <div className="flex flex-col gap-4">
          <SavedSearches />
          <NameField ref={name} filter={filter} onChange={change} />
          <Button
            variant="secondary"
            className="lg:hidden"
            aria-expanded={showsFacets}
            onClick={() => {
              setShowsFacets(!showsFacets)
            }}
          >
            {showsFacets ? 'Esconder filtros' : 'Mostrar filtros'}
          </Button>
          <div className={showsFacets ? '' : 'max-lg:hidden'}>
            <Facets filter={filter} parts={parts} onChange={change} />
          </div>
        </div>
        <div className="flex min-w-0 flex-col gap-5">
          {dropped.length === 0 ? null : (
            <Notice tone="warning">
              O endereço pedia o que não existe ou não pode ser buscado, e isso ficou de fora:{' '}
              <span>{dropped.join(', ')}</span>.
            </Notice>
          )}
          <ActiveFilters parts={parts} onChange={change} />
          <ActiveWishes parts={wished} onChange={wish} />
          {criteriaId === undefined ? (
            <FoundByLook ref={results} filter={filter} wishes={wishes} parts={parts} onChange={change} />
          ) : (
            <Suspense fallback={<FoundPlaceholders />}>
              <FoundByCriteria
                key={criteriaId}
                ref={results}
                filter={filter}
                criteriaId={criteriaId}
                onClear={() => {
                  orderBy(undefined)
                }}
              />
            </Suspense>
          )}
        </div>
      </div>
      {user === null ? null : <MarksBar uid={user.uid} />}
      {openDialog === 'fill' ? <FillFromRole onClose={close} /> : null}
      {openDialog === 'order' ? (
        <Suspense fallback={null}>
          <OrderDialog criteriaId={criteriaId} onChoose={orderBy} onClose={close} />
        </Suspense>
      ) : null}
      {openDialog === 'save' ? (
        <SaveSearch
          query={address}
          suggestion={parts
            .map(({ label }) => label)
            .join(', ')
            .slice(0, 80)}
          onClose={close}
        />
      ) : null}
      {openDialog === 'keys' ? <KeysDialog onClose={close} keys={KEYS} /> : null}
    </div>
  )
}
