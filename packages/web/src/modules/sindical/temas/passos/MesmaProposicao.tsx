import {
  type CasaDaProposicao,
  passosMessages as messages,
  nomeDaProposicao,
  temaPath,
} from '@sede/domain/modules/sindical/temas';
import { skipToken, useQuery } from '@tanstack/react-query';
import { orpc } from '#platform/api/index.ts';
import { usePaused } from '#platform/ui/form.ts';
import classes from './passos.module.css';

interface Digitada {
  casa: CasaDaProposicao | null;
  sigla: string;
  numero: number | null;
  ano: number | null;
}

/** Null: what was typed names no bill yet. */
const lida = ({ casa, sigla: texto, numero, ano }: Digitada) => {
  const sigla = texto.trim().toLocaleUpperCase('pt-BR');
  const inteira = casa !== null && sigla !== '' && numero !== null && numero > 0 && ano !== null && ano >= 1900;
  return inteira ? { casa, sigla, numero, ano } : null;
};

/**
 * Says while a bill is typed that another theme names it already; it is saved all the same.
 * Source: decisions-sindical-contratos-patrimonio (Themes: Official data).
 */
export function MesmaProposicao({ temaId, ...digitada }: Digitada & { temaId: string }) {
  const bill = lida(digitada);
  const chave = JSON.stringify(bill);
  const parou = usePaused(chave) === chave;
  const input = bill && parou ? { ...bill, menos: temaId } : skipToken;
  const { data } = useQuery(orpc.temas.mesmaProposicao.queryOptions({ input }));
  const itens = bill ? (data?.itens ?? []) : [];
  return (
    <div role="status" className={itens.length > 0 ? classes.mesma : undefined}>
      {bill && itens.length > 0 && (
        <>
          {messages.mesmaProposicao(nomeDaProposicao(bill) ?? '')}{' '}
          {itens.map(({ id, titulo }, n) => (
            <span key={id}>
              {n > 0 && ', '}
              <a href={temaPath(id)} target="_blank" rel="noreferrer">
                {titulo}
                <span className="visually-hidden"> (abre em outra aba)</span>
              </a>
            </span>
          ))}
        </>
      )}
    </div>
  );
}
