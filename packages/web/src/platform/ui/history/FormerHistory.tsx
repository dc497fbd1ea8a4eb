import classes from './FormerHistory.module.css';

/** A change that the old system told. */
export interface FormerChange {
  data: string | null;
  nome: string | null;
  mudancas: readonly { campo: string; antes: string | null; depois: string | null }[];
}

/** What the old system kept of a record's changes, apart from the product's own history; nothing where it kept none. */
export function FormerHistory({ changes }: { changes: readonly FormerChange[] }) {
  if (changes.length === 0) return null;
  return (
    <section aria-label="Do sistema anterior">
      <h4>Do sistema anterior</h4>
      <ul className={classes.list}>
        {[...changes.entries()].map(([at, { data, nome, mudancas }]) => (
          <li key={at}>
            <span className={classes.who}>{[nome, data].filter(Boolean).join(' · ')}</span>
            {mudancas.map(({ campo, antes, depois }) => (
              <p key={campo} className={classes.text}>
                {campo}: {antes ?? '—'} → {depois ?? '—'}
              </p>
            ))}
          </li>
        ))}
      </ul>
    </section>
  );
}
