import { pictureMarkdown } from '@ribalta/domain/posts/postImage'
import { POST_STATUS_LABELS } from '@ribalta/domain/posts/postStatus'
import type { Post } from '@ribalta/domain/schemas/posts/post'
import { useState } from 'react'
import { FormProvider } from 'react-hook-form'
import { useUnsaved } from '../../lib/forms/unsaved.ts'
import { FormProblems } from '../../ui/FormProblems.tsx'
import { Link } from '../../ui/Link.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { Tag } from '../../ui/Tag.tsx'
import { usePageTitle } from '../../ui/usePageTitle.ts'
import { adminPath } from './adminPath.ts'
import { DraftNotice } from './DraftNotice.tsx'
import { HistoryDialog } from './HistoryDialog.tsx'
import { ImageTray } from './ImageTray.tsx'
import { PostActions } from './PostActions.tsx'
import { PostCoverField } from './PostCoverField.tsx'
import { PostFields } from './PostFields.tsx'
import { isAddressOpen } from './postValues.ts'
import { TextPane } from './TextPane.tsx'
import { usePostCommands } from './usePostCommands.ts'
import { usePostEditor } from './usePostEditor.ts'
import { usePostImages } from './usePostImages.ts'
import { usePostText } from './usePostText.ts'

export interface PostEditorProps {
  uid: string
  authorName: string
  stored: Post | undefined
  onMove: (slug: string) => void
}

/** One post with everything that can be done to it. */
export function PostEditor({ uid, authorName, stored, onMove }: PostEditorProps) {
  const editor = usePostEditor(stored, uid, authorName)
  const { form, base, isDirty, isSaving } = editor
  const images = usePostImages(uid, base?.slug)
  const { save, check, checks, remove, isLeaving } = usePostCommands(editor, {
    onMove,
    onRemove: images.clear,
  })
  const { areaRef, insert, restore } = usePostText(form)
  useUnsaved(isDirty && !isLeaving, {
    words: 'O que você digitou fica guardado neste navegador, mas ainda não foi salvo no blog.',
  })
  const [isHistoryOpen, setIsHistoryOpen] = useState(false)
  const title = base?.title ?? 'Novo post'
  usePageTitle(`${title} · Blog Admin`)

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
        <DraftNotice editor={editor} />
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
            <PostCoverField onRemove={images.putBack} />
            <ImageTray
              images={images}
              onInsert={({ alt, ...picture }) => {
                insert(pictureMarkdown(picture, alt))
              }}
              onCover={(cover) => {
                const before = form.getValues('cover')
                form.setValue('cover', cover)
                if (before !== null) images.putBack(before)
              }}
            />
          </div>
        </div>
        <TextPane areaRef={areaRef} onFiles={images.add} />
        <div className="z-20 flex flex-col gap-3 border-t border-line bg-paper py-4 sm:sticky sm:bottom-0">
          <FormProblems control={form.control} asked={checks} />
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
              leftOut={images.leftOut}
              onCheck={check}
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
          isReplacing={isDirty}
          onRestore={restore}
        />
      )}
    </FormProvider>
  )
}
