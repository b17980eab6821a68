import { ruleTester } from './ruleTester.ts'
import translated from './translated.ts'

const filename = 'Screen.tsx'
const PROPS = 'interface Props { icon: ReactElement; words: string; children: ReactNode }'

function valid(name: string, code: string) {
  return { name, filename, code }
}

function invalid(name: string, code: string) {
  return { name, filename, code, errors: 1 }
}

ruleTester.run('own-element', translated.rules['own-element'], {
  valid: [
    valid('accepts text that is the only child', '<p>{isBusy ? "Salvando" : words}</p>'),
    valid('accepts one template as the only child', '<p>{`${count} pessoas`}</p>'),
    valid(
      'accepts text in an element of its own',
      '<p>{isBusy ? <Spinner /> : null}<span>{words}</span></p>',
    ),
    valid('accepts fixed text with fixed siblings', '<p>Leia os <Link to="/termos">termos</Link> antes.</p>'),
    valid('accepts fixed text before a condition', '<p>Fotos{isNew ? <Tag>novas</Tag> : null}</p>'),
    valid('accepts a named constant', 'const MAX = 12; <p>Até {MAX} fotos</p>'),
    valid('accepts mapped elements', '<ul><Head />{items.map((item) => <li key={item}>{item}</li>)}</ul>'),
    valid(
      'accepts a variable that holds an element',
      'const mark = <Tag>novo</Tag>; <p><b>Ana</b>{mark}</p>',
    ),
    valid(
      'accepts a call of a function that returns elements',
      'function row(words: string) { return <li>{words}</li> } ; <ul>{row("a")}{row("b")}</ul>',
    ),
    valid(
      'accepts a function that calls itself and returns elements',
      'function tree(level: number) { return level > 9 ? tree(level - 1) : <li /> } ; <ul><Head />{tree(1)}</ul>',
    ),
    valid(
      'accepts a property whose type is an element',
      `${PROPS} function A({ icon, words }: Props) { return <p>{icon}<b>{words}</b></p> }`,
    ),
    valid(
      'accepts a member whose type is an element',
      `${PROPS} function A(props: Props) { return <p>{props.icon}<b>Ana</b></p> }`,
    ),
  ],
  invalid: [
    invalid(
      'rejects children next to a condition',
      '<button>{isBusy ? <Spinner /> : null}{children}</button>',
    ),
    invalid(
      'rejects a label next to a condition',
      '<label>{isChosen ? <Icon /> : null}{LABELS[value]}</label>',
    ),
    invalid('rejects fixed text behind a condition', '<p>{isBusy ? <Spinner /> : null} Gravar</p>'),
    invalid('rejects fixed text behind a component that may render nothing', '<p><Problem /> Gravar</p>'),
    invalid('rejects a count next to its noun', '<p>{count} pessoas</p>'),
    invalid('rejects text that may be missing', '<p><b>Ana</b>{isNew && "nova"}</p>'),
    invalid('rejects text of a component with several children', '<Tag>{count} pessoas</Tag>'),
    invalid('rejects changing text in a fragment', 'const title = <>{words}</>'),
    invalid('rejects fixed text in a fragment of a condition', '<p>{isNew ? <>nova</> : null}</p>'),
    invalid('rejects mapped bare text', '<p>{pieces.map((piece) => piece.words)}</p>'),
    invalid('rejects the result of an unknown function', '<p><b>Ana</b>{format(date)}</p>'),
    invalid(
      'rejects a property whose type may be text',
      `${PROPS} function A({ icon, words, children }: Props) { return <p>{icon}{words}{children}</p> }`,
    ),
  ],
})
