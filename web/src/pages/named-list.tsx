export interface Named {
  readonly name: string
  readonly text: string
}

/** Names, each with what is to be said of it. */
export const NamedList = ({ items, className }: { items: readonly Named[]; className: string }) => (
  <dl className={className}>
    {items.map(({ name, text }) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd>{text}</dd>
      </div>
    ))}
  </dl>
)
