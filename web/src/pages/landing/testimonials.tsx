/** Nobody said this: decision 31 asks for examples that are called examples. */
const EXAMPLES = [
  {
    words:
      'People asked for our opening hours on the phone, all day. Now they ask the website, and it shows them the line in our own leaflet.',
    who: 'A bicycle shop',
    what: 'Opening hours, repairs, rentals',
  },
  {
    words:
      'A guest wanted to argue about late check-out. The bot had quoted the house rules, page two. There was nothing left to argue about.',
    who: 'A guest house',
    what: 'House rules, prices, directions',
  },
  {
    words:
      'What I like best is what it does not say. When the handbook is silent it says so, and I write the missing paragraph.',
    who: 'A school office',
    what: 'Handbook, dates, forms',
  },
] as const

export const Testimonials = () => (
  <section id="testimonials" className="band" aria-labelledby="testimonials-title">
    <div className="column">
      <h2 id="testimonials-title">What it should feel like</h2>
      <p className="examples-note">
        Docent is new and invents no customers. These are examples that we wrote ourselves: what we
        want owners to be able to say.
      </p>
      <div className="examples">
        {EXAMPLES.map(({ words, who, what }) => (
          <figure key={who} className="example">
            <span className="example-label">Example</span>
            <p>{words}</p>
            <figcaption>
              {who}
              <small>{what}</small>
            </figcaption>
          </figure>
        ))}
      </div>
    </div>
  </section>
)
