/** A class's name in its feminine, masculine and neutral form; empty when the class has no such form. */
export interface ClassForms {
  readonly feminine: string
  readonly masculine: string
  readonly neutral: string
}

/** A class as people are named by it. `forms` is undefined when only its own name exists. */
export interface NamedClass {
  readonly id: string
  readonly namePT: string
  readonly forms?: ClassForms | undefined
}

/** A person's classes and stored gender, either of which may be missing. */
export interface ClassHolder {
  readonly classes?: readonly string[] | null | undefined
  readonly gender?: string | null | undefined
}

/** Returns a class's form for a gender, the neutral form if the gender has none, or else the class's own name. */
function classNameFor({ namePT, forms }: NamedClass, gender: ClassHolder['gender']): string {
  const own = gender === 'feminino' ? forms?.feminine : gender === 'masculino' ? forms?.masculine : undefined
  return [own, forms?.neutral].find((form) => form !== undefined && form !== '') ?? namePT
}

/** Returns a person's class names in their form, each once; `unknown` names a class that isn't in the list. */
export function classNamesOf(
  { classes, gender }: ClassHolder,
  known: readonly NamedClass[],
  unknown: (id: string) => readonly string[] = () => [],
): string[] {
  const names = (classes ?? []).flatMap((id) => {
    const found = known.find((each) => each.id === id)
    return found === undefined ? unknown(id) : [classNameFor(found, gender)]
  })
  return [...new Set(names)]
}
