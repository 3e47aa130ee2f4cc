import { object, string } from 'yup'
import { KNOWLEDGE_LIMITS } from './knowledge.ts'
import { knowledgeMessages as text } from './messages/knowledge.ts'

/** *Source:* specification section 5, "Knowledge base". */
export const knowledgeBaseSchema = object({
  name: string()
    .trim()
    .max(KNOWLEDGE_LIMITS.nameLength, text.tooLong(KNOWLEDGE_LIMITS.nameLength))
    .required(text.nameRequired),
  description: string()
    .trim()
    .max(KNOWLEDGE_LIMITS.descriptionLength, text.tooLong(KNOWLEDGE_LIMITS.descriptionLength))
    .default(''),
})

/** What an owner may call a file; the ending is added. */
export const fileNameSchema = object({
  name: string()
    .trim()
    .max(KNOWLEDGE_LIMITS.fileNameLength - 5, text.tooLong(KNOWLEDGE_LIMITS.fileNameLength - 5))
    // Control characters and separators of paths are no part of a name.
    .matches(/^[^\p{Cc}/\\]*$/u, text.fileNameSigns)
    .required(text.fileNameRequired),
})
