import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { deleteQuickReply, keepQuickReply, readQuickReplies } from './quickReplies.ts'

/** What the team says often; for staff. */
export const quickRepliesQuery = queryOptions({ queryKey: ['quickReplies'], queryFn: readQuickReplies })

function change<T>(mutationFn: (given: T) => Promise<void>, failure: string) {
  return mutationOptions({
    mutationFn,
    onSuccess: (_nothing, _given, _result, { client }) =>
      client.invalidateQueries({ queryKey: quickRepliesQuery.queryKey }),
    meta: { failure },
  })
}

export const keepReplyMutation = change(keepQuickReply, 'A quick reply was not kept')
export const deleteReplyMutation = change(deleteQuickReply, 'A quick reply was not deleted')
