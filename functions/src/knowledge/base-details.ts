import { ServiceError } from '@docent/domain/errors'
import { knowledgeBaseSchema } from '@docent/domain/knowledge-schema'
import { ValidationError } from 'yup'

/**
 * Name and description of a base, trimmed.
 * @throws ServiceError `name_required`, `text_too_long`
 */
export function readBaseDetails(input: { name: string; description: string }): {
  name: string
  description: string
} {
  try {
    return knowledgeBaseSchema.validateSync(input)
  } catch (cause) {
    if (!(cause instanceof ValidationError)) throw cause
    throw new ServiceError(cause.type === 'max' ? 'text_too_long' : 'name_required')
  }
}
