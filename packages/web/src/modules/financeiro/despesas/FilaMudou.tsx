import { formatDataBr, todayInSaoPaulo } from '@sede/domain/kernel';
import type { Decisao } from '@sede/domain/modules/financeiro/despesas';
import { IconAlertTriangle } from '@tabler/icons-react';
import { InstantText } from '#platform/ui/index.ts';
import classes from './Fila.module.css';

/** What is other than when approval was first asked for: before and after, the PDFs that came and went. */
export function FilaMudou({ mudou }: { mudou: NonNullable<Decisao['mudou']> }) {
  const { mudancas, anexosNovos, anexosRetirados } = mudou;
  return (
    <section className={classes.mudou} aria-label="Mudou desde o pedido">
      <p>
        <IconAlertTriangle size={18} aria-hidden />
        <b>Mudou desde o pedido de {formatDataBr(todayInSaoPaulo(new Date(mudou.desde)))}</b>
        <span>
          {mudou.por && `por ${mudou.por}, `}
          <InstantText value={mudou.em} />
        </span>
      </p>
      <dl>
        {mudancas.map(({ campo, rotulo, de, para }) => (
          <div key={campo}>
            <dt>{rotulo}</dt>
            <dd>
              <s>
                <span className="visually-hidden">antes: </span>
                {de}
              </s>
              <span aria-hidden> → </span>
              <b>
                <span className="visually-hidden">agora: </span>
                {para}
              </b>
            </dd>
          </div>
        ))}
        {anexosNovos.length + anexosRetirados.length > 0 && (
          <div>
            <dt>PDFs</dt>
            <dd>
              {anexosNovos.map((nome) => (
                <b key={nome}>+ {nome} </b>
              ))}
              {anexosRetirados.map((nome) => (
                <s key={nome}>− {nome} </s>
              ))}
            </dd>
          </div>
        )}
      </dl>
    </section>
  );
}
