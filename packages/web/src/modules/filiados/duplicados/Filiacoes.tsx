import { formatDataBr } from '@sede/domain/kernel';
import { type Comparacao, duplicadosMessages as messages } from '@sede/domain/modules/filiados/duplicados';
import classes from './duplicados.module.css';

const DE = { fica: 'da ficha que fica', sai: 'da ficha que sai', ambas: 'das duas' } as const;

const periodo = ({ inicio, fim }: { inicio: string; fim: string | null }): string =>
  fim === null ? `desde ${formatDataBr(inicio)}` : `${formatDataBr(inicio)} a ${formatDataBr(fim)}`;

/** The memberships as they will be; those that overlap are said, before they become one. */
export function Filiacoes({ periodos }: Pick<Comparacao, 'periodos'>) {
  const overlap = periodos.some(({ sobrepostas }) => sobrepostas.length > 0);
  return (
    <section className={classes.parte} aria-labelledby="filiacoes">
      <h2 id="filiacoes">Filiações depois da unificação</h2>
      {periodos.length === 0 && <p>Nenhuma filiação nas duas fichas.</p>}
      <ul>
        {periodos.map((one) => (
          <li key={`${one.inicio}${one.fim}`}>
            {periodo(one)} ({DE[one.de]})
            {one.sobrepostas.length > 0 && `: une ${one.sobrepostas.map(periodo).join(' e ')}`}
          </li>
        ))}
      </ul>
      {overlap && (
        <p className={classes.aviso} role="note">
          {messages.sobrepostas}
        </p>
      )}
    </section>
  );
}
