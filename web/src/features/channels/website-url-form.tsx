import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useFormikContext } from 'formik'
import { object } from 'yup'
import { botConfigurationSchema } from '@docent/domain/bot-schema'
import type { Chatbot } from '@docent/domain/collections'
import { onboardingMessages } from '@docent/domain/messages/onboarding'
import { textOfFailure } from '../../shared/call-error.ts'
import { useNotify } from '../../shared/notify.tsx'
import { FormTextField } from '../../shared/ui/form-fields.tsx'
import { Form } from '../../shared/ui/form.tsx'
import { saveWebsiteSetting } from './api.ts'

const schema = object({ websiteUrl: botConfigurationSchema.pick(['websiteUrl']).fields.websiteUrl })

/** The address of the website that the widget stands on. */
export const WebsiteUrlForm = ({ bot }: { bot: Chatbot }) => {
  const notify = useNotify()
  return (
    <Form
      label="Website"
      initialValues={{ websiteUrl: bot.configuration.websiteUrl }}
      schema={schema}
      isReinitialized
      spacing={3}
      onSubmit={async ({ websiteUrl }) => {
        try {
          await saveWebsiteSetting(bot.id, 'websiteUrl', websiteUrl)
          notify({ title: 'Website saved' })
        } catch (error) {
          notify({
            title: textOfFailure(error, onboardingMessages.integrationsFailed),
            tone: 'destructive',
          })
        }
      }}
    >
      <FormTextField
        name="websiteUrl"
        label="Website URL"
        type="url"
        isOptional
        placeholder="https://www.example.com"
        hint="Where you are going to paste the snippet."
      />
      <Box>
        <SaveButton />
      </Box>
    </Form>
  )
}

const SaveButton = () => {
  const { isSubmitting, dirty } = useFormikContext()
  return (
    <Button type="submit" variant="outlined" disabled={isSubmitting || !dirty}>
      {isSubmitting ? 'Saving…' : 'Save website'}
    </Button>
  )
}
