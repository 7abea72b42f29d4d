import type { GalleryData } from './data.server.ts';
import { gallery } from './gallery-list.ts';
import './page.css';

/** Every component in every state; for development and tests. */
export default function GalleryPage({ data }: { data: GalleryData }) {
  const shown = gallery.filter(({ component, standsAlone }) =>
    data.component ? component === data.component : !standsAlone,
  );
  return (
    <div className="gallery">
      <ul className="gallery-index">
        {gallery.map(({ component }) => (
          <li key={component}>
            <a
              href={`?component=${component}`}
              aria-current={component === data.component ? 'true' : undefined}
            >
              {component}
            </a>
          </li>
        ))}
      </ul>
      {shown.map(({ component, examples }) => (
        <section key={component} className="gallery-component" aria-labelledby={anchorOf(component)}>
          <h2 id={anchorOf(component)}>{component}</h2>
          {examples.map((example) => (
            <div
              key={example.name}
              className="gallery-example"
              data-component={component}
              data-example={example.name}
            >
              <h3>{example.name}</h3>
              <div className="gallery-stage">{example.render()}</div>
            </div>
          ))}
        </section>
      ))}
    </div>
  );
}

function anchorOf(component: string): string {
  return `gallery-${component.replaceAll('/', '-')}`;
}
