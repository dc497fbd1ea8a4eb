import classes from './menus.module.css';

/** What waits at folded pages, all together; nothing at zero. */
export function SumTag({ sum }: { sum: number }) {
  if (sum === 0) return null;
  const number = sum.toLocaleString('pt-BR');
  return (
    <span className={classes.count} title={`${number} à espera`}>
      {number} <span className="visually-hidden">à espera</span>
    </span>
  );
}
