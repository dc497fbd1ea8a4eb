/**
 * Three months of the houses' files in three layouts, with every code: two months concluded, the last one open, without the file of
 * the TCU, half treated, some members made inactive. They go the way of any file and any run.
 *
 * Câmara sends fixed positions with a trailer, Senado `;` with a header, TCU tabs without one. Source: decisions-members (Scale).
 */
import { addDays, formatReaisSemSimbolo } from '@sede/domain/kernel';
import { chaveDaMatricula } from '@sede/domain/modules/filiados/consignacoes';
import { sql } from 'kysely';
import { type DemoContext, type DemoPart, makeCpf } from '#demo/index.ts';
import type { SystemWrite } from '#platform/api/index.ts';
import { verificacoes } from './consignacao.record.ts';
import { sendBytes } from './consignacoes.arquivo.ts';
import { dia } from './consignacoes.store.ts';
import { runVerificacao } from './consignacoes.verificar.ts';

type Casa = 'CAMARA' | 'SENADO' | 'TCU';
interface Pessoa {
  id: string;
  versao: number;
  nome: string;
  cpf: string;
  casa: Casa;
  matricula: string;
  boleto: boolean;
  membro: boolean;
  falecido: boolean;
  inativo: boolean;
  /** In no payroll of the month yet. */
  novo: boolean;
}
interface Linha {
  cpf: string;
  matricula: string;
  nome: string;
  valor: number;
}

const CAMARA = {
  tipo: 'fixo' as const,
  cabecalho: false,
  separador: 'auto' as const,
  decimais: 'implicito' as const,
  colunas: {
    cpf: { inicio: 1, tamanho: 11 },
    matricula: { inicio: 12, tamanho: 10 },
    nome: { inicio: 22, tamanho: 40 },
    valor: { inicio: 62, tamanho: 10 },
  },
  rodape: { marca: 'TOTAL', quantidade: { inicio: 6, tamanho: 6 }, soma: { inicio: 12, tamanho: 12 } },
};
const TCU = {
  tipo: 'delimitado' as const,
  cabecalho: false,
  separador: 'tab' as const,
  decimais: 'separador' as const,
  colunas: { matricula: { posicao: 1 }, nome: { posicao: 2 }, cpf: { posicao: 3 }, valor: { posicao: 4 } },
  rodape: null,
};

const digits = (value: number, length: number): string => String(value).padStart(length, '0');

const FORMATO: Readonly<Record<Casa, { nome: string; write: (linhas: readonly Linha[]) => string }>> = {
  CAMARA: {
    nome: 'descontos_camara.txt',
    write: (linhas) =>
      [
        ...linhas.map(
          ({ cpf, matricula, nome, valor }) =>
            cpf.padEnd(11) + matricula.slice(0, 10).padEnd(10) + nome.slice(0, 40).padEnd(40) + digits(valor, 10),
        ),
        `TOTAL${digits(linhas.length, 6)}${digits(
          linhas.reduce((sum, { valor }) => sum + valor, 0),
          12,
        )}`,
      ].join('\r\n'),
  },
  SENADO: {
    nome: 'SF_desconto.csv',
    write: (linhas) =>
      [
        'Nome;Matrícula;CPF;Valor',
        // As a spreadsheet writes them: without the zeros at the beginning.
        ...linhas.map(({ cpf, matricula, nome, valor }) =>
          [nome, matricula, cpf.replace(/^0+/, ''), formatReaisSemSimbolo(valor)].join(';'),
        ),
      ].join('\n'),
  },
  TCU: {
    nome: 'tcu.txt',
    write: (linhas) =>
      linhas
        .map(({ cpf, matricula, nome, valor }) => [matricula, nome, cpf, (valor / 100).toFixed(2)].join('\t'))
        .join('\n'),
  },
};

async function listPessoas({ db }: DemoContext, competencia: string): Promise<Pessoa[]> {
  const { rows } = await sql<Pessoa>`
    select f.id, f.versao, f.nome_completo as nome, f.cpf, f.empresa as casa, f.matricula, coalesce(f.forma_pagamento = 'Boleto', false) as boleto,
      exists (select from filiado_periodos p where p.filiado_id = f.id and p.fim is null) as membro, f.falecido,
      f.situacao_filiado = 'INATIVO' as inativo,
      not exists (select from filiado_periodos p where p.filiado_id = f.id and p.inicio < ${dia(competencia)}::date + 10) as novo
    from filiados f where f.cpf is not null order by f.cpf`.execute(db);
  return rows;
}

/** What a house deducts in a month: of the second one is missing, the last has every kind of error. */
function linhasDe(pessoas: readonly Pessoa[], casa: Casa, mes: number, last: boolean): Linha[] {
  const valorDe = (n: number) => 110_00 + ((n * 37) % 90) * 1_00 + mes * 50;
  const all = pessoas.map((um, n) => ({ um, n })).filter(({ um }) => um.casa === casa);
  const pays = all.filter(({ um }) => um.membro && !um.boleto && !um.falecido && !um.inativo && !um.novo);
  const line = ({ um, n }: { um: Pessoa; n: number }, valor = valorDe(n)): Linha => ({
    ...{ cpf: um.cpf, nome: um.nome.toLocaleUpperCase('pt-BR'), valor },
    matricula: chaveDaMatricula(um.matricula) ?? '',
  });
  if (!last) return pays.filter((_, at) => mes !== 1 || at !== 4).map((one) => line(one));
  const linhas = pays.flatMap((one, at) => {
    if (at % 17 === 3) return [];
    if (at % 23 === 5) return [line(one, 60_00)];
    if (at % 41 === 7) return [line(one, 238_00)];
    if (at % 29 === 9) return [{ ...line(one), cpf: '', matricula: '' }];
    return [line(one)];
  });
  const [first] = linhas;
  const someone = (found: (um: Pessoa) => boolean) => all.filter(({ um }) => found(um)).slice(0, 2);
  const stray = pessoas
    .map((um, n) => ({ um, n }))
    .filter(({ um }) => um.casa !== casa && um.membro && !um.boleto && !um.novo);
  return [
    ...linhas,
    ...(first ? [first] : []),
    ...someone(({ boleto, membro }) => boleto && membro).map((one) => line(one)),
    ...someone(({ membro, falecido }) => !membro && !falecido).map((one) => line(one)),
    ...someone(({ falecido }) => falecido).map((one) => line(one)),
    ...someone(({ inativo, membro }) => inativo && membro).map((one) => line(one)),
    ...stray.slice(0, 1).map((one) => line(one)),
    { cpf: '', matricula: '999999', nome: 'SERVIDOR SEM CADASTRO', valor: 120_00 },
  ];
}

async function runMes(ctx: DemoContext, competencia: string, mes: number, last: boolean): Promise<void> {
  const carla = ctx.person('consignacao');
  const pessoas = await listPessoas(ctx, competencia);
  for (const casa of last ? (['CAMARA', 'SENADO'] as const) : (['CAMARA', 'SENADO', 'TCU'] as const)) {
    const { nome, write } = FORMATO[casa];
    const linhas = linhasDe(pessoas, casa, mes, last);
    if (linhas.length === 0) continue;
    const bytes = Buffer.from(write(linhas), casa === 'SENADO' ? 'latin1' : 'utf8');
    await sendBytes(ctx.office.bytesContext(carla, 'consignacoes.enviar'), { competencia, casa, nome, bytes }, true);
  }
  const office = ctx.office.bytesContext(carla, 'consignacoes.verificar');
  const { id } = await office.write((write) =>
    verificacoes.insert(write, {
      ...{ competencia: dia(competencia), estado: 'Em andamento', passo: 1, feito: 1, mensagem: '' },
      ...{ por: office.actor.usuarioId, porEmail: office.actor.email, iniciadaEm: office.now },
    }),
  );
  const systemWrite: SystemWrite = (_, work) =>
    office.write(({ tx, now, reason }) => work({ tx, now, reason, actor: null }));
  const job = { params: { verificacaoId: id }, signal: new AbortController().signal, progress: async () => undefined };
  await runVerificacao({ db: office.db, files: office.services.files, systemWrite }, job);
}

async function treat({ office, person }: DemoContext, competencia: string, share: number): Promise<void> {
  const carla = person('consignacao');
  for (;;) {
    const asked = { competencia, tratado: false, porPagina: 100, ordem: 'nome', totais: 'nao' as const };
    const { itens } = await office.act(carla, 'consignacoes', 'list', asked);
    const some = itens.slice(0, Math.ceil(itens.length * share));
    if (some.length === 0) return;
    await office.act(carla, 'consignacoes', 'tratar', {
      alvos: some.map(({ id, tratamentoVersao }) => ({ id, versao: tratamentoVersao })),
      tratamento: share < 1 ? 'contatar' : 'aguardar',
      causa: 'margem',
    });
    if (share < 1) return;
  }
}

async function inativarAlguns({ office, person }: DemoContext, competencia: string, quantos: number): Promise<void> {
  const carla = person('consignacao');
  const { itens } = await office.act(carla, 'consignacoes', 'list', {
    ...{ competencia, codigo: ['nao_descontado'], tratado: false, porPagina: 5, totais: 'nao', ordem: '-nome' },
  });
  const some = itens.slice(0, quantos);
  const ids = some.map(({ id }) => id);
  if (ids.length > 0)
    await office.act(carla, 'consignacoes', 'inativar', {
      ids,
      causa: 'cancelou',
      quantos: ids.length,
      comProcessos: some.filter(({ processos }) => processos > 0).map(({ id }) => id),
    });
}

/** Before the last month's file: somebody died whom the house goes on deducting, somebody came after the day of the cut. */
async function muda(ctx: DemoContext, competencia: string): Promise<void> {
  const { office } = ctx;
  const gestora = ctx.person('gestor_usuario');
  const camara = (await listPessoas(ctx, competencia)).filter(({ casa }) => casa === 'CAMARA');
  const quem = camara.findLast((um) => um.membro && !um.boleto && !um.falecido && !um.inativo && !um.novo);
  if (quem)
    await office.act(gestora, 'filiados', 'registrarFalecimento', {
      ...{ id: quem.id, versao: quem.versao, dataFalecimento: addDays(dia(competencia), -12) },
    });
  await office.act(gestora, 'filiados', 'create', {
    ...{ nomeCompleto: 'Noemi Chaves Andrade', cpf: makeCpf(ctx.random.fork('consignacoes')), empresa: 'CAMARA' },
    ...{ matricula: '7700123', situacaoFiliado: 'ATIVO', formaPagamento: 'Consignação', email: null, semEmail: true },
    dataFiliacao: addDays(dia(competencia), 14),
  });
}

const mesAntes = (data: string, meses: number): string => {
  const [year = 0, month = 1] = data.split('-').map(Number);
  const at = year * 12 + month - 1 - meses;
  return `${Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, '0')}`;
};

export const consignacoesDemo: DemoPart = {
  after: ['filiados'],
  seed(ctx) {
    const { office, person, on, ontem } = ctx;
    const carla = person('consignacao');
    on(addDays(ontem, -8), '09:00', async () => {
      await office.act(carla, 'consignacoes', 'salvarLayout', { casa: 'CAMARA', nome: 'Câmara', definicao: CAMARA });
      await office.act(carla, 'consignacoes', 'salvarLayout', { casa: 'TCU', nome: 'TCU', definicao: TCU });
    });
    on(addDays(ontem, -4), '16:20', () => muda(ctx, mesAntes(ontem, 1)));
    for (const [mes, meses] of [3, 2, 1].entries()) {
      const competencia = mesAntes(ontem, meses);
      const last = meses === 1;
      on(addDays(ontem, -7 + mes * 2), '09:12', async () => {
        await runMes(ctx, competencia, mes, last);
        // Whom the house deducts again in the last month.
        if (meses === 2) await inativarAlguns(ctx, competencia, 1);
        await treat(ctx, competencia, last ? 0.3 : 1);
        if (last) await inativarAlguns(ctx, competencia, 3);
        else await office.act(carla, 'consignacoes', 'concluir', { competencia });
      });
    }
  },
};
