import { isDirector } from '@ribalta/domain/account/grants'
import { type ClassFormsEntry, toClassFormsEntry } from '@ribalta/domain/catalogue/catalogueKinds'
import type { ArtistClass, Skill } from '@ribalta/domain/schemas/catalogue/catalogue'
import { useMutation } from '@tanstack/react-query'
import { useSearchParams } from 'react-router-dom'
import { useAuth } from '../../auth/AuthContext.tsx'
import { appCatalogue } from '../../data/catalogue/catalogue.ts'
import { useClassesSkills } from '../../data/catalogue/ClassesSkillsProvider.tsx'
import { classMutations, saveClassFormsMutation, skillMutations } from '../../data/catalogue/mutations.ts'
import { useLoad } from '../../lib/loading/useLoad.ts'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { Tabs } from '../../ui/Tabs.tsx'
import { CLASS_FORMS_VIEW, CLASS_VIEW, SKILL_VIEW } from './catalogueViews.ts'
import { CataloguePanel, type CatalogueList } from './CataloguePanel.tsx'
import { MessagesPanel } from './MessagesPanel.tsx'
import { SecurityPanel } from './SecurityPanel.tsx'
import { TeamPanel } from './TeamPanel.tsx'
import { notStored, stored, useEntryChanges } from './useEntryChanges.ts'

const TABS = ['classes', 'formas', 'habilidades', 'equipe', 'mensagens', 'seguranca'] as const
type TabName = (typeof TABS)[number]

/** The tab that the address names, so that a link or Back leads to it. */
function useTab(canWrite: boolean): [TabName, (tab: TabName) => void] {
  const [params, setParams] = useSearchParams()
  const open = canWrite ? TABS : TABS.filter((tab) => tab !== 'seguranca')
  const named = open.find((tab) => tab === params.get('aba'))
  return [
    named ?? 'classes',
    (tab) => {
      setParams(tab === 'classes' ? {} : { aba: tab }, { replace: true, preventScrollReset: true })
    },
  ]
}

/** What an earlier visit kept is good enough to choose from, not to edit. */
async function readAnew(): Promise<void> {
  if (!(await appCatalogue.reload())) throw new Error('The lists did not come')
}
const OF_CLASSES = classMutations()
const OF_SKILLS = skillMutations()

/** The catalogue's lists, the team and its mail: for staff to see, for directors to change. */
export function Component() {
  const { user, profile } = useAuth()
  const catalogue = useClassesSkills()
  const fresh = useLoad(readAnew)
  const canWrite = isDirector(profile)
  const [tab, setTab] = useTab(canWrite)
  const shared = { fresh, canWrite, reload: () => appCatalogue.reload('change') }
  const classes: CatalogueList<ArtistClass> = {
    ...shared,
    entries: catalogue.classes,
    ...useEntryChanges(OF_CLASSES),
  }
  const saveForms = useMutation(saveClassFormsMutation)
  const forms: CatalogueList<ClassFormsEntry> = {
    ...shared,
    entries: catalogue.classes.map(toClassFormsEntry),
    update: (entry) => saveForms.mutateAsync(entry).then(stored, notStored),
  }
  const skills: CatalogueList<Skill> = {
    ...shared,
    entries: catalogue.skills,
    ...useEntryChanges(OF_SKILLS),
  }
  return (
    <div className="page-band pb-24">
      <PageHeader
        title="Data"
        eyebrow="Equipe"
        actions={
          canWrite ? (
            <ButtonLink to="/test" variant="secondary">
              Modelos de teste
            </ButtonLink>
          ) : undefined
        }
      >
        <p>
          As classes e habilidades que artistas escolhem, quem trabalha na agência e o que escrevem para ela.
        </p>
      </PageHeader>
      {canWrite ? null : (
        <div className="mb-8">
          <Notice>Você pode consultar tudo aqui. Só a direção faz alterações.</Notice>
        </div>
      )}
      <Tabs
        label="Partes de Data"
        value={tab}
        onChange={setTab}
        tabs={[
          {
            value: 'classes',
            label: 'Classes',
            content: <CataloguePanel view={CLASS_VIEW} list={classes} />,
          },
          {
            value: 'formas',
            label: 'Formas',
            content: (
              <>
                <p className="mb-6 max-w-prose text-muted">
                  Como cada classe aparece no perfil de uma pessoa, pelo gênero que ela informou. Vale a forma
                  neutra para quem não informou, e o nome da classe onde não há forma.
                </p>
                <CataloguePanel view={CLASS_FORMS_VIEW} list={forms} />
              </>
            ),
          },
          {
            value: 'habilidades',
            label: 'Habilidades',
            content: <CataloguePanel view={SKILL_VIEW} list={skills} />,
          },
          {
            value: 'equipe',
            label: 'Equipe',
            content: <TeamPanel ownId={user?.uid ?? ''} canWrite={canWrite} />,
          },
          {
            value: 'mensagens',
            label: 'Mensagens',
            content: <MessagesPanel ownId={user?.uid ?? ''} isDirector={canWrite} />,
          },
          ...(canWrite
            ? [{ value: 'seguranca', label: 'Segurança', content: <SecurityPanel /> } as const]
            : []),
        ]}
      />
    </div>
  )
}
