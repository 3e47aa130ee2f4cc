import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useFormikContext } from 'formik'
import type { ReactNode } from 'react'
import { object } from 'yup'
import { ALLOWED_SITES_LIMITS } from '@docent/domain/allowed-sites'
import { botConfigurationSchema } from '@docent/domain/bot-schema'
import type { Chatbot } from '@docent/domain/collections'
import { onboardingMessages } from '@docent/domain/messages/onboarding'
import { textOfFailure } from '../../shared/call-error.ts'
import { useNotify } from '../../shared/notify.tsx'
import { FormTextField } from '../../shared/ui/form-fields.tsx'
import { Form } from '../../shared/ui/form.tsx'
import { saveWebsiteSetting } from './api.ts'

/** The address of the website that the widget stands on. */
export const WebsiteUrlForm = ({ bot }: { bot: Chatbot }) => (
  <SettingForm
    bot={bot}
    name="websiteUrl"
    label="Website"
    saveLabel="Save website"
    saved="Website saved"
  >
    <FormTextField
      name="websiteUrl"
      label="Website URL"
      type="url"
      isOptional
      placeholder="https://www.example.com"
      hint="Where you are going to paste the snippet."
    />
  </SettingForm>
)

/** Which websites may show the widget. */
export const AllowedSitesForm = ({ bot }: { bot: Chatbot }) => (
  <SettingForm
    bot={bot}
    name="allowedSites"
    label="Allowed addresses"
    saveLabel="Save addresses"
    saved="Allowed addresses saved"
  >
    <FormTextField
      name="allowedSites"
      label="Allowed addresses"
      isOptional
      rows={3}
      placeholder={'www.example.com\n*.example.com'}
      hint="One website a line; *.example.com stands for all below it. Blank: the widget works on every website. On any other it hides, and messages from there are refused."
      maxLength={ALLOWED_SITES_LIMITS.length}
    />
  </SettingForm>
)

interface SettingFormProps {
  bot: Chatbot
  name: 'websiteUrl' | 'allowedSites'
  label: string
  saveLabel: string
  saved: string
  children: ReactNode
}

/** One setting of the website, with a button of its own. */
const SettingForm = ({ bot, name, label, saveLabel, saved, children }: SettingFormProps) => {
  const notify = useNotify()
  return (
    <Form
      label={label}
      initialValues={{ [name]: bot.configuration[name] }}
      schema={object({ [name]: botConfigurationSchema.pick([name]).fields[name] })}
      isReinitialized
      spacing={3}
      onSubmit={async (values) => {
        try {
          await saveWebsiteSetting(bot.id, name, values[name] ?? '')
          notify({ title: saved })
        } catch (error) {
          notify({
            title: textOfFailure(error, onboardingMessages.integrationsFailed),
            tone: 'destructive',
          })
        }
      }}
    >
      {children}
      <Box>
        <SaveButton label={saveLabel} />
      </Box>
    </Form>
  )
}

const SaveButton = ({ label }: { label: string }) => {
  const { isSubmitting, dirty } = useFormikContext()
  return (
    <Button type="submit" variant="outlined" disabled={isSubmitting || !dirty}>
      {isSubmitting ? 'Saving…' : label}
    </Button>
  )
}
