import { formatDataBr, formatReaisSemSimbolo } from '@sede/domain/kernel';
import { type Conciliacao, conciliacoesMessages as messages } from '@sede/domain/modules/financeiro/conciliacoes';
import classes from './Conciliacoes.module.css';

interface LinhaProps {
  rotulo: string;
  valor: number | null;
  nota?: string | null;
  soma?: boolean;
  tom?: 'ok' | 'late';
}

function Linha({ rotulo, valor, nota, soma = false, tom }: LinhaProps) {
  return (
    <tr data-soma={soma || undefined}>
      <th scope="row">
        {rotulo}
        {nota && <small>{nota}</small>}
      </th>
      <td data-tom={tom}>{valor === null ? '—' : formatReaisSemSimbolo(valor)}</td>
    </tr>
  );
}

const quantos = (n: number, um: string, muitos: string) =>
  n === 0 ? null : n === 1 ? `1 ${um}` : `${n.toLocaleString('pt-BR')} ${muitos}`;

/** Both balances of an account's month, and what they differ by. */
export function Saldos({ conciliacao }: { conciliacao: Conciliacao }) {
  const { saldoInicial, entradas, saidas, saldoSistema, saldoExtrato, origemSaldo, dataSaldo, semLinha, semMovimento } =
    conciliacao;
  const { semLinhaQuantos, pendentes, ignorados, naoExplicado } = conciliacao;
  const origem =
    origemSaldo === 'informado'
      ? 'Informado por uma pessoa'
      : dataSaldo
        ? `Do arquivo, saldo de ${formatDataBr(dataSaldo)}`
        : 'Importe o extrato ou informe o saldo';
  return (
    <section className={`card ${classes.saldos}`} aria-label={messages.saldos}>
      <table>
        <caption className="visually-hidden">{messages.saldos}</caption>
        <tbody>
          <Linha rotulo={messages.saldoInicial} valor={saldoInicial} />
          <Linha rotulo={messages.entradas} valor={entradas} />
          <Linha rotulo={messages.saidas} valor={-saidas} />
          <Linha rotulo={messages.saldoSistema} valor={saldoSistema} soma />
        </tbody>
      </table>
      <table>
        <caption className="visually-hidden">{messages.diferenca}</caption>
        <tbody>
          <Linha rotulo={messages.saldoExtrato} valor={saldoExtrato} nota={origem} />
          <Linha
            rotulo={messages.semLinha}
            valor={semLinha}
            nota={quantos(semLinhaQuantos, 'movimento', 'movimentos')}
          />
          <Linha
            rotulo={messages.semMovimento}
            valor={semMovimento === 0 ? 0 : -semMovimento}
            nota={
              [quantos(pendentes, 'pendente', 'pendentes'), quantos(ignorados, 'ignorado', 'ignorados')]
                .filter(Boolean)
                .join(' · ') || null
            }
          />
          <Linha
            rotulo={messages.naoExplicado}
            valor={naoExplicado}
            soma
            tom={naoExplicado === null ? undefined : naoExplicado === 0 ? 'ok' : 'late'}
          />
        </tbody>
      </table>
    </section>
  );
}
