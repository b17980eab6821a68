import { POST_STATUSES, POST_STATUS_LABELS, type PostStatus } from '@ribalta/domain/posts/postStatus'
import { classNames } from '../../lib/classNames.ts'
import { Button } from '../../ui/Button.tsx'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Link } from '../../ui/Link.tsx'
import { PagedItems } from '../../ui/PagedItems.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { usePageTitle } from '../../ui/usePageTitle.ts'
import { adminPath } from './adminPath.ts'
import { PostRow } from './PostRow.tsx'
import { usePostSearch } from './usePostSearch.ts'

const TAB_NAMES: Readonly<Record<PostStatus, string>> = {
  draft: 'Rascunhos',
  scheduled: 'Agendados',
  published: 'Publicados',
  archived: 'Arquivados',
}

function Tabs({ status }: { status: PostStatus }) {
  return (
    <nav aria-label="Estado dos posts">
      <ul className="flex flex-wrap gap-2">
        {POST_STATUSES.map((tab) => (
          <li key={tab}>
            <Link
              to={adminPath.list(tab)}
              aria-current={tab === status ? 'page' : undefined}
              className={classNames(
                'inline-flex min-h-11 items-center rounded-full border px-4',
                tab === status
                  ? 'border-accent bg-accent text-on-accent'
                  : 'border-line-strong hover:border-ink hover:bg-sunken',
              )}
            >
              {TAB_NAMES[tab]}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** The posts of one state, with a search. */
export function PostTable({ status }: { status: PostStatus }) {
  usePageTitle('Blog Admin')
  const { list, typed, type, text, search } = usePostSearch(status)
  return (
    <>
      <PageHeader
        title="Blog Admin"
        eyebrow="Posts do blog"
        actions={<ButtonLink to={adminPath.newPost}>Novo post</ButtonLink>}
      />
      <div className="mb-6 flex flex-wrap items-end justify-between gap-4">
        <Tabs status={status} />
        <search className="grow sm:max-w-md">
          <form
            className="flex items-end gap-3"
            onSubmit={(event) => {
              event.preventDefault()
              search()
            }}
          >
            <TextField
              label="Buscar por título ou etiqueta"
              type="search"
              fieldClassName="grow"
              value={typed}
              onChange={({ currentTarget: { value } }) => {
                type(value)
              }}
            />
            <Button type="submit" variant="secondary">
              Buscar
            </Button>
          </form>
        </search>
      </div>
      <h2 className="sr-only">{TAB_NAMES[status]}</h2>
      <PagedItems
        list={list}
        loading={
          <div className="flex flex-col gap-3">
            <output className="sr-only">Carregando…</output>
            {[0, 1, 2, 3].map((place) => (
              <Skeleton key={place} className="h-16 w-full" />
            ))}
          </div>
        }
        failure="Não foi possível carregar os posts"
        empty={
          <EmptyState
            title={text === '' ? `Nada em ${TAB_NAMES[status].toLowerCase()}` : 'Nenhum post encontrado'}
            action={
              text === '' ? <ButtonLink to={adminPath.newPost}>Escrever um post</ButtonLink> : undefined
            }
          >
            {text === ''
              ? `Os posts com o estado “${POST_STATUS_LABELS[status]}” aparecem aqui.`
              : 'Confira a grafia ou procure em outro estado.'}
          </EmptyState>
        }
      >
        {(posts) => (
          <ul className="border-t border-line">
            {posts.map((post) => (
              <PostRow key={post.slug} post={post} />
            ))}
          </ul>
        )}
      </PagedItems>
    </>
  )
}
