import { EXAMPLE_OPERATOR, type OperatorFacts } from '@docent/domain/site'
import { createContext, useContext } from 'react'

/** Whose site the pages are; the build knows it. */
export const Operator = createContext<OperatorFacts>(EXAMPLE_OPERATOR)

export const useOperator = (): OperatorFacts => useContext(Operator)

/** Beside facts that are made up. */
export const ExampleLabel = () =>
  useOperator().isExample && <small className="example-label">Example</small>

export const SupportEmail = () => {
  const { supportEmail } = useOperator()
  return <a href={`mailto:${supportEmail}`}>{supportEmail}</a>
}
