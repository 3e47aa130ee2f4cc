import type { ReactNode } from 'react'

/** Pictures of the running product, in both colour schemes; `emulators/pictures.ts` takes them. */
const WIDTH = 1200
const HEIGHT = 760

const Screenshot = ({ name, alt }: { name: string; alt: string }) => (
  <picture>
    <source srcSet={`/pictures/${name}-dark.webp`} media="(prefers-color-scheme: dark)" />
    <img
      src={`/pictures/${name}-light.webp`}
      alt={alt}
      width={WIDTH}
      height={HEIGHT}
      loading="lazy"
    />
  </picture>
)

/** What visitors see, and what owners see. */
export const Product = () => (
  <section className="column section product" aria-labelledby="product-title">
    <h2 id="product-title">See it at work</h2>
    <View
      title="Your visitors ask, and check"
      picture={
        <Screenshot
          name="widget"
          alt="The website of a bicycle shop. In its chat an answer about rentals, and below it the quote from the rental terms on a marker stroke."
        />
      }
    >
      The answer comes first, then the file and the page. One click opens the quote with the
      sentences around it, so nobody has to take a machine at its word.
    </View>
    <View
      title="You change a setting, and try it at once"
      picture={
        <Screenshot
          name="bot"
          alt="The form of a chatbot with its name, personality and colour. Beside it the same bot answers a question with its receipt."
        />
      }
    >
      The bot stands beside its form and answers from your real documents before anything is
      published. Below every conversation you can read why it said what it said.
    </View>
  </section>
)

const View = (props: { title: string; picture: ReactNode; children: ReactNode }) => (
  <figure className="view">
    <div className="view-frame">{props.picture}</div>
    <figcaption>
      <h3>{props.title}</h3>
      <p>{props.children}</p>
    </figcaption>
  </figure>
)
