import { PATHS } from '../app/paths.ts'
import { ARTICLES, CATEGORIES, readMinutes, type Article } from './blog/articles.ts'
import { Markdown } from './markdown.tsx'
import { NewsletterBox } from './newsletter.tsx'

const day = new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' })

const Byline = ({ article }: { article: Article }) => (
  <p className="byline">
    {article.author} · <time dateTime={article.date}>{day.format(new Date(article.date))}</time> ·{' '}
    <span>{readMinutes(article)} min read</span>
  </p>
)

/** The list; the chips are radio buttons, and the style sheet hides what was not chosen. */
export const BlogPage = () => (
  <div className="column blog">
    <h1>Blog</h1>
    <fieldset className="chips">
      <legend className="visually-hidden">Category</legend>
      {['All', ...CATEGORIES].map((category) => (
        <label key={category}>
          <input
            type="radio"
            name="category"
            value={category}
            defaultChecked={category === 'All'}
          />
          <span>{category}</span>
        </label>
      ))}
    </fieldset>
    <div className="articles">
      {ARTICLES.map((article) => (
        <ArticleCard key={article.slug} article={article} />
      ))}
    </div>
    <p className="no-articles">No article in this category yet.</p>
    <NewsletterBox />
  </div>
)

const ArticleCard = ({ article }: { article: Article }) => (
  <article
    className={article.isFeatured ? 'article article-featured' : 'article'}
    data-category={article.category}
  >
    <p className="article-category">
      {article.category}
      {article.isFeatured && ' · Featured'}
    </p>
    <h2>
      <a href={PATHS.article(article.slug)}>{article.title}</a>
    </h2>
    <p>{article.excerpt}</p>
    <Byline article={article} />
    <a href={PATHS.article(article.slug)} aria-label={`Read: ${article.title}`} className="read">
      Read
    </a>
  </article>
)

export const ArticlePage = ({ article }: { article: Article }) => (
  <article className="column reading">
    <p className="article-category">
      <a href={PATHS.blog}>Blog</a> · {article.category}
    </p>
    <h1>{article.title}</h1>
    <Byline article={article} />
    <Markdown text={article.text} />
    <p className="reading-end">
      <a href={PATHS.register} className="button">
        Start Free Trial
      </a>
    </p>
  </article>
)
