import { formatInstantBr, formatReaisSemSimbolo } from '@sede/domain/kernel';
import {
  type DepoisDoFechamento as Depois,
  MAX_DEPOIS,
  type MudancaDepoisDoFechamento,
  fechamentosMessages as messages,
  type RelatorioFechado,
  ROTULO_MUDANCA,
} from '@sede/domain/modules/financeiro/fechamentos';
import { tamanhoEmPalavras } from '@sede/domain/modules/sistema/saude';
import { useQuery } from '@tanstack/react-query';
import { orpc } from '#platform/api/index.ts';
import { Link, recordHref } from '#platform/routing/index.ts';
import { ErrorState, ScrollFrame } from '#platform/ui/index.ts';
import { DESPESAS, RECEITAS } from '../financeiro.paths.ts';
import classes from './Fechamentos.module.css';

/** The records whose changes move the sums. */
const FONTES = { modulos: ['despesas', 'receitas'] };
const REGISTROS: Record<MudancaDepoisDoFechamento['modulo'], { rotulo: string; path: string }> = {
  despesas: { rotulo: 'Despesa', path: DESPESAS },
  receitas: { rotulo: 'Receita', path: RECEITAS },
};
const signed = (valor: number) => (valor > 0 ? `+${formatReaisSemSimbolo(valor)}` : formatReaisSemSimbolo(valor));

function Relatorios({ id, relatorios }: { id: string; relatorios: readonly RelatorioFechado[] }) {
  return (
    <>
      <h3>{messages.relatorios}</h3>
      <ul className={classes.relatorios} aria-label={messages.relatorios}>
        {relatorios.map(({ numero, fechadoEm, fechadoPorNome, tamanho, digest }) => (
          <li key={numero}>
            <a href={`/api/fechamentos/${id}/relatorios?numero=${numero}`} download>
              Versão {numero}, em PDF ({tamanhoEmPalavras(tamanho)})
            </a>
            <span>
              {formatInstantBr(fechadoEm)}, por {fechadoPorNome}
            </span>
            <span className={classes.digest}>SHA-256 {digest}</span>
          </li>
        ))}
      </ul>
    </>
  );
}

/** Both sums by due date: as it was signed, and today. */
function Somas({ noFechamento, hoje }: { noFechamento: Depois['hoje']; hoje: Depois['hoje'] }) {
  const rows = [
    { rotulo: 'Receitas', antes: noFechamento.receitas.valor, agora: hoje.receitas.valor },
    { rotulo: 'Despesas', antes: -noFechamento.despesas.valor, agora: -hoje.despesas.valor },
    { rotulo: 'Saldo', antes: noFechamento.saldo, agora: hoje.saldo, soma: true },
  ];
  return (
    <table className={classes.tabela}>
      <caption className="visually-hidden">{messages.porVencimento}: no fechamento e hoje</caption>
      <thead>
        <tr>
          <th scope="col">{messages.porVencimento}</th>
          {['No fechamento', 'Hoje', 'Diferença'].map((titulo) => (
            <th key={titulo} scope="col" className={classes.numero}>
              {titulo}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ rotulo, antes, agora, soma }) => (
          <tr key={rotulo} className={soma ? classes.soma : undefined}>
            <th scope="row">{rotulo}</th>
            <td className={classes.numero}>{formatReaisSemSimbolo(antes)}</td>
            <td className={classes.numero}>{formatReaisSemSimbolo(agora)}</td>
            <td className={classes.numero}>{signed(agora - antes)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Registro({ modulo, existe, idRegistro, descricao }: MudancaDepoisDoFechamento) {
  const { rotulo, path } = REGISTROS[modulo];
  const texto = `${rotulo}: ${descricao}`;
  return existe ? <Link to={recordHref(path, idRegistro)}>{texto}</Link> : texto;
}

function Mudancas({ mudancas, total, outras }: Pick<Depois, 'mudancas' | 'total' | 'outras'>) {
  const resto = outras.receitas !== 0 || outras.despesas !== 0;
  if (total === 0 && !resto) return <p className="muted">{messages.nadaDepois}</p>;
  return (
    <>
      <table className={classes.tabela}>
        <caption className="visually-hidden">{messages.depois}</caption>
        <thead>
          <tr>
            <th scope="col">Quando</th>
            <th scope="col">Quem</th>
            <th scope="col">O quê</th>
            <th scope="col">Registro</th>
            <th scope="col" className={classes.numero}>
              Valor
            </th>
            <th scope="col" className={classes.numero}>
              Diferença
            </th>
          </tr>
        </thead>
        <tbody>
          {mudancas.map((one) => (
            <tr key={one.id}>
              <td>{formatInstantBr(one.em)}</td>
              <td>{one.por ?? 'Sistema'}</td>
              <td>{ROTULO_MUDANCA[one.mudanca]}</td>
              <td>
                <Registro {...one} />
              </td>
              <td className={classes.numero}>{formatReaisSemSimbolo(one.valor)}</td>
              <td className={classes.numero}>{signed(one.diferenca)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {total > MAX_DEPOIS && (
        <p className="muted">E mais {(total - MAX_DEPOIS).toLocaleString('pt-BR')}, mais antigas.</p>
      )}
      {resto && (
        <p className="muted">
          Não explicado pelas mudanças listadas: receitas {signed(outras.receitas)}, despesas {signed(outras.despesas)}.
        </p>
      )}
    </>
  );
}

/** What became of a month's figures since it was closed, and the reports as they were signed. Source: decisions §7 (Month closing). */
export function DepoisDoFechamento({ mes }: { mes: string }) {
  const { data, error, refetch } = useQuery(orpc.fechamentos.depois.queryOptions({ input: { mes }, meta: FONTES }));
  if (error && !data) {
    return (
      <div className="card">
        <ErrorState error={error} onRetry={() => void refetch()} />
      </div>
    );
  }
  if (!data) {
    return (
      <p role="status" className="muted">
        Lendo o que mudou desde o fechamento…
      </p>
    );
  }
  const { idFechamento, relatorios, noFechamento, hoje } = data;
  return (
    <ScrollFrame label={messages.depois} className={`card ${classes.secao}`}>
      <h2>{messages.depois}</h2>
      {noFechamento === null || idFechamento === null ? (
        <p className="muted">{messages.semRelatorio}</p>
      ) : (
        <>
          <p className="muted">{messages.ajudaDepois}</p>
          <Somas noFechamento={noFechamento} hoje={hoje} />
          <h3>O que mudou</h3>
          <Mudancas {...data} />
          <Relatorios id={idFechamento} relatorios={relatorios} />
        </>
      )}
    </ScrollFrame>
  );
}
