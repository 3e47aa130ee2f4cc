import { CONTACT_LIMITS, HONEYPOT, contactTexts as text } from '@docent/domain/contact'
import { CONTACT_QUESTIONS } from '@docent/domain/messages/faq'
import { API } from '@docent/domain/routes'
import { Honeypot } from './honeypot.tsx'
import { ExampleLabel, SupportEmail, useOperator } from './operator.tsx'

export const ContactPage = () => (
  <div className="column contact">
    <div>
      <h1>Contact</h1>
      <p className="lead">Questions, trouble, or a demo: write to us.</p>
      <form className="contact-form" action={API.contact} method="post">
        <Field name="name" label="Name" autoComplete="name" />
        <Field name="email" label="Email" type="email" autoComplete="email" />
        <Field name="subject" label="Subject" />
        <label>
          <span>Message</span>
          <textarea name="message" required rows={7} maxLength={CONTACT_LIMITS.message} />
        </label>
        <Honeypot name={HONEYPOT} />
        <button type="submit" className="button button-large">
          Send message
        </button>
        <output />
      </form>
    </div>
    <aside aria-label="Details">
      <dl>
        <dt>Email</dt>
        <dd>
          <SupportEmail /> <ExampleLabel />
        </dd>
        <dt>Address</dt>
        <dd>
          {useOperator().postalAddress} <ExampleLabel />
        </dd>
        <dt>Hours</dt>
        <dd>{text.hours}</dd>
        {CONTACT_QUESTIONS.map(({ question, answer }) => (
          <div key={question}>
            <dt>{question}</dt>
            <dd>{answer}</dd>
          </div>
        ))}
      </dl>
    </aside>
  </div>
)

interface FieldProps {
  name: 'name' | 'email' | 'subject'
  label: string
  type?: 'text' | 'email'
  autoComplete?: string
}

const Field = ({ name, label, type = 'text', autoComplete = 'on' }: FieldProps) => (
  <label>
    <span>{label}</span>
    <input
      name={name}
      type={type}
      required
      maxLength={CONTACT_LIMITS[name]}
      autoComplete={autoComplete}
    />
  </label>
)
