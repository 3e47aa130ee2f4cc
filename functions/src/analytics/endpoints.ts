import { endpoint } from '../http/endpoint.ts'
import type { UnansweredSource } from './ports.ts'
import { listUnansweredQuestions } from './unanswered-questions.ts'

/** `GET /api/unanswered-questions`: `{questions}` of the caller's own bots. */
export const unansweredQuestionsEndpoint = (source: UnansweredSource) =>
  endpoint({
    method: 'GET',
    auth: 'owner',
    run: async ({ owner }) => ({
      success: true,
      questions: await listUnansweredQuestions(source, owner.userId),
    }),
  })
