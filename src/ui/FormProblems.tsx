import { type FieldValues, useFormState, type UseFormReturn } from 'react-hook-form'
import { Problems } from './Problems.tsx'

export interface FormProblemsProps<V extends FieldValues, D> {
  control: UseFormReturn<V, unknown, D>['control']
  /** Grows when fields were marked without the form being sent. */
  asked?: number
}

/** {@link Problems} of a form of the library, which sets `shouldFocusError: false`. */
export function FormProblems<V extends FieldValues, D>({ control, asked = 0 }: FormProblemsProps<V, D>) {
  const { errors, submitCount } = useFormState({ control })
  // What is said of the whole form stands elsewhere.
  const isRefused = Object.keys(errors).some((field) => field !== 'root')
  return <Problems attempts={submitCount + asked} isRefused={isRefused} />
}
