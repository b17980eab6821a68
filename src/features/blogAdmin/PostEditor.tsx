import { pictureMarkdown } from '@ribalta/domain/postImage'
import { POST_STATUS_LABELS, type PostStatus } from '@ribalta/domain/postStatus'
import type { Post } from '@ribalta/domain/schemas/post'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { FormProvider } from 'react-hook-form'
import { useNavigate } from 'react-router-dom'
import { adminPostLists } from '../../data/posts/queries.ts'
import { deletePost, type Destination } from '../../data/posts/writes.ts'
import { Button } from '../../ui/Button.tsx'
import { LeaveWarning } from '../../ui/LeaveWarning.tsx'
import { Link } from '../../ui/Link.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { Tag } from '../../ui/Tag.tsx'
import { toast } from '../../ui/toast/toastStore.ts'
import { usePageTitle } from '../../ui/usePageTitle.ts'
import { adminPath } from './adminPath.ts'
import { HistoryDialog } from './HistoryDialog.tsx'
import { ImageTray } from './ImageTray.tsx'
import { PostActions } from './PostActions.tsx'
import { PostCoverField } from './PostCoverField.tsx'
import { PostFields } from './PostFields.tsx'
import { isAddressOpen, toPostValues } from './postValues.ts'
import { TextPane } from './TextPane.tsx'
import { usePostEditor } from './usePostEditor.ts'
import { usePostImages } from './usePostImages.ts'

const DONE: Readonly<Record<PostStatus, string>> = {
  draft: 'Rascunho salvo',
  scheduled: 'Post agendado',
  published: 'Post publicado',
  archived: 'Post arquivado',
}
const CHECK_FIELDS = 'Confira os campos marcados.'

export interface PostEditorProps {
  uid: string
  authorName: string
  stored: Post | undefined
}

/** One post with everything that can be done to it. */
export function PostEditor({ uid, authorName, stored }: PostEditorProps) {
  const navigate = useNavigate()
  const client = useQueryClient()
  const editor = usePostEditor(stored, uid, authorName)
  const { form, base, isDirty, isSaving } = editor
  const images = usePostImages()
  const areaRef = useRef<HTMLTextAreaElement>(null)
  const [isHistoryOpen, setIsHistoryOpen] = useState(false)
  /** Set once there is nothing left to be lost by going. */
  const [leaving, setLeaving] = useState<string>()
  const title = base?.title ?? 'Novo post'
  usePageTitle(`${title} · Blog Admin`)

  function save(destination: Destination): void {
    if (isSaving) return
    void form.handleSubmit(
      async (data) => {
        const before = base?.status
        const post = await editor.save(data, destination)
        if (post === undefined) return
        toast({
          title:
            before === post.status && post.status === 'published' ? 'Alterações salvas' : DONE[post.status],
        })
        if (post.slug !== stored?.slug) {
          setLeaving(post.slug)
          void navigate(adminPath.post(post.slug), { replace: true })
        }
      },
      () => {
        editor.report(CHECK_FIELDS)
      },
    )()
  }

  async function remove(): Promise<void> {
    if (base === undefined) return
    try {
      await deletePost(base)
      editor.discard()
      await client.invalidateQueries(adminPostLists)
      toast({ title: 'Post excluído' })
      setLeaving('')
      void navigate(adminPath.list(base.status), { replace: true })
    } catch (error) {
      console.warn('O post não foi excluído', error)
      editor.report('Não foi possível excluir. Tente de novo.')
    }
  }

  /** Puts text where the cursor was, on lines of its own. */
  function insert(text: string): void {
    const body = form.getValues('body')
    const at = areaRef.current?.selectionStart ?? body.length
    const [before, after] = [body.slice(0, at).trimEnd(), body.slice(at).trimStart()]
    const parts = [before, text, after].filter((part) => part !== '')
    form.setValue('body', parts.join('\n\n'), { shouldValidate: true })
    areaRef.current?.focus()
  }

  function restore(version: Post): void {
    const { slug: _old, ...text } = toPostValues(version)
    for (const [name, value] of Object.entries(text) as [keyof typeof text, string][])
      form.setValue(name, value)
    setIsHistoryOpen(false)
    toast({
      title: `Texto da versão ${String(version.version)} no editor`,
      description: 'Salve para usá-lo.',
    })
  }

  return (
    <FormProvider {...form}>
      <PageHeader title={title} eyebrow="Blog Admin">
        <div className="flex flex-wrap items-center gap-3 text-base">
          <Tag tone={base?.status === 'published' ? 'success' : 'neutral'}>
            {POST_STATUS_LABELS[base?.status ?? 'draft']}
          </Tag>
          {base?.status === 'published' ? (
            <Link to={`/blog/${base.slug}`} className="inline-flex min-h-11 items-center text-link">
              Ver no blog
            </Link>
          ) : null}
          <Link
            to={adminPath.list(base?.status ?? 'draft')}
            className="inline-flex min-h-11 items-center text-link"
          >
            Voltar aos posts
          </Link>
        </div>
      </PageHeader>
      <div className="mb-6 flex flex-col gap-3 empty:hidden">
        {editor.isStale ? (
          <Notice tone="warning">
            <p>Este post foi alterado por outra pessoa depois que você começou. O seu texto continua aqui.</p>
            <div className="mt-3 flex flex-wrap gap-3">
              <Button variant="secondary" size="small" onClick={() => void editor.resolveConflict('mine')}>
                Continuar com o meu texto
              </Button>
              <Button variant="secondary" size="small" onClick={() => void editor.resolveConflict('theirs')}>
                Carregar a versão nova
              </Button>
            </div>
          </Notice>
        ) : editor.isRecovered ? (
          <Notice>
            <div className="flex flex-wrap items-center justify-between gap-3">
              <p>Recuperamos o que você digitou e não salvou.</p>
              <Button variant="secondary" size="small" onClick={editor.discard}>
                Descartar
              </Button>
            </div>
          </Notice>
        ) : null}
      </div>
      <form
        noValidate
        className="flex flex-col gap-10 **:scroll-mt-24 sm:**:scroll-mb-36"
        onSubmit={(event) => {
          event.preventDefault()
        }}
      >
        <div className="grid gap-10 lg:grid-cols-[minmax(0,1fr)_22rem]">
          <PostFields isAddressOpen={isAddressOpen(base)} isSaved={base !== undefined} />
          <div className="flex flex-col gap-6">
            <PostCoverField />
            <ImageTray
              images={images}
              onInsert={({ alt, ...picture }) => {
                insert(pictureMarkdown(picture, alt))
              }}
              onCover={(cover) => {
                form.setValue('cover', cover)
              }}
            />
          </div>
        </div>
        <TextPane areaRef={areaRef} onFiles={images.add} />
        <div className="z-20 flex flex-col gap-3 border-t border-line bg-paper py-4 sm:sticky sm:bottom-0">
          {editor.problem === undefined ? null : <Notice tone="danger">{editor.problem}</Notice>}
          <div className="flex flex-wrap items-center justify-between gap-3">
            <output className="text-sm text-muted">
              {isSaving
                ? 'Salvando…'
                : isDirty
                  ? 'Há alterações não salvas.'
                  : base === undefined
                    ? 'Nada salvo ainda.'
                    : 'Tudo salvo.'}
            </output>
            <PostActions
              post={base}
              isSaving={isSaving}
              onSave={save}
              onHistory={() => {
                setIsHistoryOpen(true)
              }}
              onDelete={() => void remove()}
            />
          </div>
        </div>
      </form>
      {base === undefined ? null : (
        <HistoryDialog
          post={base}
          open={isHistoryOpen}
          onClose={() => {
            setIsHistoryOpen(false)
          }}
          onRestore={restore}
        />
      )}
      <LeaveWarning isActive={isDirty && leaving === undefined}>
        O que você digitou fica guardado neste navegador, mas ainda não foi salvo no blog.
      </LeaveWarning>
    </FormProvider>
  )
}
