import type { LineAbout } from '#domain/line-sheet.ts';
import { dialledOf } from '#lib/dialled-of.ts';
import { useTexts } from '#site/i18n/texts.tsx';
import { PlaceName } from '#site/ui/place-name/place-name.tsx';
import { ContentLink } from '#site/ui/text-link/link-context.tsx';

/** Who runs the line and how to reach them, and what else the feed says of it. */
export function LineAboutPart({ about }: { readonly about: LineAbout }) {
  const texts = useTexts('routes').line;
  const { operator, description, website, bikes } = about;
  return (
    <section className="line-part" aria-labelledby="about">
      <h2 id="about">{texts.about}</h2>
      {description !== undefined && (
        <p>
          <PlaceName>{description}</PlaceName>
        </p>
      )}
      <dl className="schedule-facts">
        {operator && (
          <div>
            <dt>{texts.operatedBy}</dt>
            <dd>
              <PlaceName>{operator.name}</PlaceName>
            </dd>
          </div>
        )}
        {operator?.phone !== undefined && (
          <div>
            <dt>{texts.operatorPhone}</dt>
            <dd>
              <a href={`tel:${dialledOf(operator.phone)}`}>{operator.phone}</a>
            </dd>
          </div>
        )}
        {[website, operator?.website].map(
          (address, index) =>
            address !== undefined && (
              <div key={address}>
                <dt>{index === 0 ? texts.lineSite : texts.operatorSite}</dt>
                <dd>
                  <ContentLink href={address}>{new URL(address).hostname}</ContentLink>
                </dd>
              </div>
            ),
        )}
        {bikes && (
          <div>
            <dt>{texts.bikes}</dt>
            <dd>{texts.bikesTaken[bikes]}</dd>
          </div>
        )}
      </dl>
    </section>
  );
}
