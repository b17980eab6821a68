import { POST_STATUSES, POST_STATUS_LABELS, type PostStatus } from '@ribalta/domain/postStatus'
import type { Post } from '@ribalta/domain/schemas/post'
import { useState } from 'react'
import { usePagedQuery } from '../../data/pagedQuery.ts'
import { adminPostsQuery } from '../../data/posts/queries.ts'
import { classNames } from '../../lib/classNames.ts'
import { formatDateTime } from '../../lib/formatDateTime.ts'
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

const TAB_NAMES: Readonly<Record<PostStatus, string>> = {
  draft: 'Rascunhos',
  scheduled: 'Agendados',
  published: 'Publicados',
  archived: 'Arquivados',
}

/** The moment that matters of a post in its state. */
function whenOf({ status, scheduledFor, publishedAt, updatedAt }: Post): string {
  if (status === 'scheduled' && scheduledFor !== undefined) return `Sai em ${formatDateTime(scheduledFor)}`
  if (status === 'published' && publishedAt !== undefined)
    return `Publicado em ${formatDateTime(publishedAt)}`
  return `Alterado em ${formatDateTime(updatedAt)}`
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

function Row({ post }: { post: Post }) {
  return (
    <li className="group relative flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 border-b border-line py-4">
      <div className="min-w-0">
        <Link
          to={adminPath.post(post.slug)}
          className="text-lg font-medium break-words group-hover:text-accent after:absolute after:inset-0"
        >
          {post.title}
        </Link>
        <p className="flex flex-wrap gap-x-4 text-sm text-muted">
          <span className="wrap-anywhere">/blog/{post.slug}</span>
          <span>{post.authorName}</span>
        </p>
      </div>
      <p className="text-sm text-muted">{whenOf(post)}</p>
    </li>
  )
}

/** The posts of one state, with a search. */
export function PostTable({ status }: { status: PostStatus }) {
  usePageTitle('Blog Admin')
  const [typed, setTyped] = useState('')
  const [text, setText] = useState('')
  const list = usePagedQuery(adminPostsQuery(status, text))
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
              setText(typed.trim())
            }}
          >
            <TextField
              label="Buscar por título ou etiqueta"
              type="search"
              fieldClassName="grow"
              value={typed}
              onChange={({ currentTarget: { value } }) => {
                setTyped(value)
                if (value === '') setText('')
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
              <Row key={post.slug} post={post} />
            ))}
          </ul>
        )}
      </PagedItems>
    </>
  )
}
