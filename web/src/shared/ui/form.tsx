import Box from '@mui/material/Box'
import {
  Form as FormikForm,
  Formik,
  type FormikErrors,
  type FormikHelpers,
  type FormikValues,
  useFormikContext,
} from 'formik'
import { authMessages as text } from '@docent/domain/messages/auth'
import { useEffect, useMemo, useRef, type ReactNode } from 'react'
import type { AnyObjectSchema } from 'yup'
import { useNotify, useRefusal, type Notice } from '../notify.tsx'

/** Brings the rules of a form that is painted before they are there. */
type LoadSchema = () => Promise<AnyObjectSchema>

interface FormProps<V extends FormikValues> {
  initialValues: V
  /** As a function, one and the same at every render. */
  schema?: AnyObjectSchema | LoadSchema
  onSubmit: (values: V, helpers: FormikHelpers<V>) => Promise<void>
  /** What a refused submit says besides, of the first message of each field, until it is mended. */
  noticeOf?: (errors: FormikErrors<V>) => Notice | null
  /** Nobody has to fill it: while all its fields are empty, nothing is wrong with them. */
  isOptional?: boolean
  /** Takes over new initial values, for a form over a row that may load or change. */
  isReinitialized?: boolean
  /** Names the form for assistive technology where no heading does. */
  label?: string
  /** Told whether there is something unsaved, for a page that guards it with `LeaveGuard`. */
  onDirtyChange?: (isDirty: boolean) => void
  /** Space between the fields, in steps of 4 pixels. */
  spacing?: number
  children: ReactNode
}

/** A form on Formik and yup. Errors show after a field was left or a submit was refused. */
export function Form<V extends FormikValues>(props: FormProps<V>) {
  const {
    initialValues,
    schema,
    onSubmit,
    noticeOf,
    isOptional,
    isReinitialized,
    label,
    children,
  } = props
  const notify = useNotify()
  useEffect(() => {
    if (typeof schema === 'function') schema().catch(() => undefined)
  }, [schema])
  const rules = useMemo(() => {
    const whole = typeof schema === 'function' ? whenLoaded(schema) : schema
    return whole && isOptional ? unlessEmpty(whole) : whole
  }, [schema, isOptional])
  const submit = async (values: V, helpers: FormikHelpers<V>) => {
    const loaded = typeof schema === 'function' ? await schema().catch(() => null) : schema
    if (loaded === null) return notify({ title: text.network, tone: 'destructive' })
    await onSubmit(loaded ? (loaded.cast(values) as V) : values, helpers)
  }
  return (
    <Formik<V>
      initialValues={initialValues}
      validationSchema={rules}
      validateOnMount={false}
      enableReinitialize={isReinitialized ?? false}
      onSubmit={submit}
    >
      {({ submitCount, isValidating, errors }) => (
        <Box
          component={FormikForm}
          noValidate
          aria-label={label}
          sx={{ display: 'flex', flexDirection: 'column', gap: props.spacing ?? 5 }}
        >
          <RefusedSubmit
            submitCount={submitCount}
            isValidating={isValidating}
            errors={errors}
            {...(noticeOf ? { noticeOf } : {})}
          />
          {props.onDirtyChange && <DirtyReport onChange={props.onDirtyChange} />}
          {children}
        </Box>
      )}
    </Formik>
  )
}

/**
 * Where the rules do not arrive nothing is found wrong, and the form is not sent either. Judgements
 * that waited for them end in any order, so each is of what stands in the form by then.
 */
function whenLoaded(load: LoadSchema): Rules {
  let latest: unknown
  return {
    validate: async (values, options) => {
      latest = values
      const rules = await load().catch(() => null)
      return rules ? rules.validate(latest, options) : latest
    },
  }
}

interface Rules {
  validate: (values: unknown, options: object) => Promise<unknown>
}

const unlessEmpty = (rules: Rules): Rules => ({
  validate: async (values, options) =>
    // Formik hands over what is empty as undefined.
    Object.values(values as FormikValues).every((value) => !value)
      ? values
      : rules.validate(values, options),
})

function DirtyReport({ onChange }: { onChange: (isDirty: boolean) => void }) {
  const { dirty, isSubmitting } = useFormikContext()
  const isDirty = dirty && !isSubmitting
  useEffect(() => onChange(isDirty), [isDirty, onChange])
  return null
}

/** Once for each refused submit: moves the focus to the first wrong field and says why. */
function RefusedSubmit<V>(props: {
  submitCount: number
  isValidating: boolean
  errors: FormikErrors<V>
  noticeOf?: (errors: FormikErrors<V>) => Notice | null
}) {
  const { submitCount, isValidating, errors, noticeOf } = props
  const refuse = useRefusal()
  const anchor = useRef<HTMLSpanElement>(null)
  const reported = useRef(0)
  useEffect(() => {
    if (isValidating) return
    const notice = noticeOf?.(errors) ?? null
    if (notice === null) refuse(null)
    if (submitCount === reported.current) return
    reported.current = submitCount
    if (Object.keys(errors).length === 0) return
    anchor.current?.closest('form')?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
    refuse(notice)
  }, [submitCount, isValidating, errors, noticeOf, refuse])
  return <span ref={anchor} hidden />
}

/** Tells its child whether all the named fields have a value, for a button that waits for them. */
export function IfFilled(props: {
  names: readonly string[]
  children: (isFilled: boolean) => ReactNode
}) {
  const { values } = useFormikContext<Record<string, string>>()
  return props.children(props.names.every((name) => Boolean(values[name]?.trim())))
}
