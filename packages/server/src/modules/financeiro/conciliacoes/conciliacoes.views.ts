/** What the screens read of conciliações: accounts, one month of one, what the statement does not show. Source: issue 4. */
import { can } from '@sede/domain/access';
import type { InputOf } from '@sede/domain/contract';
import { monthRange, platformErrors, podeDe } from '@sede/domain/kernel';
import {
  type Conciliacao,
  type ContaConciliada,
  type MovimentoSemLinha,
  motivoNaoAssinar,
  motivoNaoInformar,
  motivoNaoReabrirConciliacao,
  naoExplicado,
  type SituacaoConciliacao,
} from '@sede/domain/modules/financeiro/conciliacoes';
import type { conciliacoesContract } from '@sede/domain/modules/financeiro/conciliacoes/contract';
import { sql } from 'kysely';
import type { Reader } from '#platform/api/index.ts';
import type { Db } from '#platform/db/index.ts';
import { allOf, inColumns, type PageQuery, readPage, searchCondition } from '#platform/db/list/index.ts';
import { readResumo } from '../contas-bancarias/index.ts';
import { type Chave, chaveDe, conciliadaAte, readAlvos } from '../extratos/index.ts';
import { movimentosSemLinha, readLados, readSaldoDoExtrato } from './conciliacoes.saldos.ts';
import { findMes } from './conciliacoes.store.ts';

type Contract = typeof conciliacoesContract;

export async function contasConciliadas(db: Db): Promise<ContaConciliada[]> {
  const { rows } = await sql<ContaConciliada>`
    select c.id as id_conta, c.nome, c.banco, c.desabilitado, sede.conciliada_ate(c.id) as conciliada_ate,
      (select max(e.fim) from extratos e where e.id_conta = c.id) as extrato_ate,
      (select count(*) from extratos_lancamentos l where l.id_conta = c.id and l.estado = 'pendente')::int as pendentes
    from contas_bancarias c order by c.desabilitado, c.nome, c.id limit 200`.execute(db);
  return rows;
}

async function readNome(db: Db, idConta: string): Promise<string> {
  const { rows } = await sql<{ nome: string }>`select nome from contas_bancarias where id = ${idConta}::uuid`.execute(
    db,
  );
  if (!rows[0]) throw platformErrors.nao_encontrado();
  return rows[0].nome;
}

function situacaoDe(fim: string, assinada: boolean, ate: string | null, hoje: string): SituacaoConciliacao {
  if (assinada) return 'assinada';
  if (ate !== null && fim <= ate) return 'coberta';
  return hoje <= fim ? 'em_curso' : 'aberta';
}

export async function readConciliacao(reader: Reader, idConta: string, mes: string): Promise<Conciliacao> {
  const { db, actor, today } = reader;
  const { inicio, fim } = monthRange(mes);
  const nomeConta = await readNome(db, idConta);
  const [row, ate, resumo, lados, doArquivo] = [
    await findMes(reader, idConta, mes),
    await conciliadaAte(db, idConta),
    await readResumo(db, { conta: idConta, inicio, fim }),
    await readLados(db, idConta, { inicio, fim }),
    await readSaldoDoExtrato(db, idConta, { inicio, fim }),
  ];
  const saldoExtrato = row?.saldoInformado ?? doArquivo?.saldo ?? null;
  const informado = row != null && row.saldoInformado !== null;
  const origemSaldo = saldoExtrato === null ? null : informado ? 'informado' : 'arquivo';
  const dataSaldo = origemSaldo === 'arquivo' ? (doArquivo?.dataSaldo ?? null) : null;
  const semMovimento = lados.pendentesValor + lados.ignoradosValor + lados.adiantadosValor;
  const saldos = { saldoSistema: resumo.saldo, saldoExtrato, semLinha: lados.semLinha, semMovimento };
  const estado = { ...saldos, ...lados, fim, conciliadaAte: ate, dataSaldo };
  const quem = { usuarioId: actor.usuarioId, reabrir: can(actor.papeis, 'conciliacoes.reabrir') };
  const maySign = can(actor.papeis, 'conciliacoes.assinar');
  const assinada = row?.assinada ?? false;
  const assinar = motivoNaoAssinar(estado, maySign, today);
  const reabrir = motivoNaoReabrirConciliacao({ assinada, assinadaPor: row?.assinadaPor ?? null, fim }, ate, quem);
  return {
    idConta,
    nomeConta,
    mes,
    inicio,
    fim,
    situacao: situacaoDe(fim, assinada, ate, today),
    conciliadaAte: ate,
    registro: row ?? null,
    saldoInicial: resumo.saldo - resumo.entradas + resumo.saidas,
    entradas: resumo.entradas,
    saidas: resumo.saidas,
    ...saldos,
    origemSaldo,
    dataSaldo,
    linhas: lados.linhas,
    pendentes: lados.pendentes,
    pendentesNoMes: lados.pendentesNoMes,
    pendentesValor: lados.pendentesValor,
    ignorados: lados.ignorados,
    ignoradosValor: lados.ignoradosValor,
    ignoradosAExplicar: lados.ignoradosAExplicar,
    semLinhaQuantos: lados.semLinhaQuantos,
    semJustificativa: lados.semJustificativa,
    naoExplicado: naoExplicado(saldos),
    pode: podeDe({ assinar, reabrir, informar: motivoNaoInformar(fim, ate, maySign) }),
  };
}

type Movimento = Chave & Pick<MovimentoSemLinha, 'data' | 'valor' | 'compensadoEm' | 'justificativa'>;

export async function listSemLinha(reader: Reader, input: InputOf<Contract['semLinha']>) {
  const { idConta, mes, busca } = input;
  const { fim } = monthRange(mes);
  const query: PageQuery = {
    from: sql`from contas_bancarias c cross join lateral (${movimentosSemLinha(fim)}) m`,
    where: allOf([
      sql`c.id = ${idConta}::uuid`,
      searchCondition(busca, inColumns(sql`sede.sem_acento(coalesce(m.justificativa, ''))`)),
    ]),
    columns: sql`m.tipo, m.id_registro as id, m.data, m.valor, m.compensado_em, m.justificativa`,
    order: { data: sql`m.data`, valor: sql`m.valor` },
    // A payment and its refund are two movements of one record.
    id: sql`(m.tipo || ':' || m.id_registro)`,
    sums: sql`coalesce(sum(m.valor), 0)::bigint as valor`,
  };
  const page = await readPage<Movimento, { valor: number }>(reader.db, input, query);
  const nomes = await readAlvos(reader, page.itens);
  const itens = page.itens.map(({ tipo, id, data, valor, compensadoEm, justificativa }): MovimentoSemLinha => {
    const alvo = nomes.get(chaveDe({ tipo, id }));
    const nome = { titulo: alvo?.titulo ?? '', detalhe: alvo?.detalhe ?? null };
    return { id: chaveDe({ tipo, id }), tipo, idRegistro: id, data, valor, compensadoEm, justificativa, ...nome };
  });
  return { ...page, itens };
}
