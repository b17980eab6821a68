import {
  CLASS_FORMS_KIND,
  CLASS_KIND,
  SKILL_KIND,
  type ClassFormsEntry,
  type ImportKind,
  type KindOfEntry,
} from '@ribalta/domain/catalogue/catalogueKinds'
import type { ArtistClass, Skill } from '@ribalta/domain/schemas/catalogue/catalogue'
import type { Column } from '../../ui/DataTable.tsx'

export interface EntryField {
  readonly name: string
  readonly label: string
  readonly isRequired: boolean
  /** Offers what other entries have here. */
  readonly suggests?: boolean
}

/** How one of the catalogue's lists looks and what it is called; both words are feminine. */
export interface CatalogueView<T extends { readonly id: string }> {
  readonly kind: ImportKind
  readonly entries: KindOfEntry<T>
  readonly one: string
  readonly many: string
  readonly columns: readonly Column<T>[]
  readonly fields: readonly EntryField[]
  /** The title of the form of an entry that exists. */
  readonly editTitle: (entry: T) => string
}

export const CLASS_VIEW: CatalogueView<ArtistClass> = {
  kind: 'class',
  entries: CLASS_KIND,
  one: 'classe',
  many: 'classes',
  columns: [
    { field: 'namePT', label: 'Português' },
    { field: 'nameEN', label: 'Inglês' },
    { field: 'key', label: 'Chave' },
  ],
  fields: [
    { name: 'namePT', label: 'Nome em português', isRequired: true },
    { name: 'nameEN', label: 'Nome em inglês', isRequired: true },
    { name: 'key', label: 'Chave', isRequired: false },
  ],
  editTitle: () => 'Editar classe',
}

export const CLASS_FORMS_VIEW: CatalogueView<ClassFormsEntry> = {
  kind: 'classForms',
  entries: CLASS_FORMS_KIND,
  one: 'forma de classe',
  many: 'formas das classes',
  columns: [
    { field: 'namePT', label: 'Classe' },
    { field: 'feminine', label: 'Feminino' },
    { field: 'masculine', label: 'Masculino' },
    { field: 'neutral', label: 'Neutro' },
  ],
  fields: [
    { name: 'feminine', label: 'Feminino', isRequired: false },
    { name: 'masculine', label: 'Masculino', isRequired: false },
    { name: 'neutral', label: 'Neutro', isRequired: false },
  ],
  editTitle: ({ namePT }) => `Formas: ${namePT}`,
}

export const SKILL_VIEW: CatalogueView<Skill> = {
  kind: 'skill',
  entries: SKILL_KIND,
  one: 'habilidade',
  many: 'habilidades',
  columns: [
    { field: 'descriptionPT', label: 'Português' },
    { field: 'type', label: 'Tipo' },
    { field: 'descriptionEN', label: 'Inglês' },
    { field: 'descriptionES', label: 'Espanhol' },
  ],
  fields: [
    { name: 'type', label: 'Tipo', isRequired: true, suggests: true },
    { name: 'descriptionPT', label: 'Descrição em português', isRequired: true },
    { name: 'descriptionEN', label: 'Descrição em inglês', isRequired: true },
    { name: 'descriptionES', label: 'Descrição em espanhol', isRequired: true },
  ],
  editTitle: () => 'Editar habilidade',
}

/** “1 classe”, “14 classes”. */
export function countWords(view: Pick<CatalogueView<never>, 'one' | 'many'>, count: number): string {
  return `${String(count)} ${count === 1 ? view.one : view.many}`
}
