/**
 * Applications in every state: two that wait for the signature, three signed, one accepted, one refused, one expired. Each signs by the
 * link of its own mail. Of a history of one month the last ones only.
 */
import { addDays, formatDataBr } from '@sede/domain/kernel';
import { ESCOLARIDADES } from '@sede/domain/modules/filiados/filiados';
import {
  DEPENDENTE_VAZIO,
  FORMULARIO_VAZIO,
  type Formulario,
  paraEnvio,
  VALIDADE_DIAS,
} from '@sede/domain/modules/filiados/pedidos-filiacao';
import { sql } from 'kysely';
import { type DemoContext, type DemoPart, makeCpf, type Random } from '#demo/index.ts';
import { CARGOS, makePessoas, type Pessoa } from '../filiados.demo.ts';
import { expirePedidos } from './pedidos-filiacao.jobs.ts';

type Fim = 'aguardando' | 'assinado' | 'aceito' | 'recusado' | 'expirado';
/** How many days ago each came. */
const PEDIDOS: readonly (readonly [dias: number, fim: Fim])[] = [
  ...([
    [3, 'aguardando'],
    [9, 'aguardando'],
    [5, 'assinado'],
    [8, 'assinado'],
    [12, 'assinado'],
  ] as const),
  ...([
    [18, 'aceito'],
    [21, 'recusado'],
    [45, 'expirado'],
  ] as const),
];

function formOf(random: Random, { nome, sexo }: Pessoa, n: number): Formulario {
  const casa = random.pick(['CAMARA', 'SENADO', 'TCU'] as const);
  const celular = `(61) 9${random.int(8000, 9999)}-${random.int(1000, 9999)}`;
  const sobrenome = nome.split(' ').at(-1) ?? '';
  return {
    ...FORMULARIO_VAZIO,
    campos: {
      ...FORMULARIO_VAZIO.campos,
      ...{ name: nome, cpf: makeCpf(random), genero: sexo, rg: String(random.int(1_000_000, 9_999_999)) },
      ...{ orgaoExpeditor: 'SSP', UFOrgaoExpeditor: 'DF', estadoCivil: 'Casado(a)', nomeMae: `Maria ${sobrenome}` },
      dataNascimento: formatDataBr(`${random.int(1955, 1998)}-0${random.int(1, 9)}-1${random.int(0, 9)}`),
      ...{ celular, isWhatsapp: 'Sim', email: `pedido${n}@exemplo.com.br`, CEP: '70755-030' },
      ...{ logradouro: 'SQN 210, bloco A', bairro: 'Asa Norte', cidade: 'Brasília', estado: 'DF' },
      ...{ nomeCtEmergencia: `Paulo ${sobrenome}`, celularEmergencia: celular, parentesco: 'Cônjuge' },
      ...{ home: casa, matricula: `${casa === 'CAMARA' ? 'P-' : ''}${random.int(90_000, 99_999)}` },
      ...{ cargo: random.pick(CARGOS[casa]), situacaoFiliado: 'Ativo', emailFuncional: `pedido${n}@casa.exemplo.br` },
      ...{ preferenciaEmail: 'Pessoal', escolaridade: ESCOLARIDADES[5], filiadoAssociacao: 'Não' },
    },
    dependentes:
      n % 2 === 0
        ? [{ ...DEPENDENTE_VAZIO, nomeDependente: `Clara ${sobrenome}`, dataNascimentoDependente: '14/03/2016' }]
        : [],
    consentimento: true,
    responsavel: true,
    convenios: n % 3 === 0,
  };
}

async function makePedido(ctx: DemoContext, form: Formulario, fim: Fim, dia: string): Promise<void> {
  const { office, db, on, hoje } = ctx;
  const gestora = ctx.person('gestor_usuario');
  const { enviado, digitado } = paraEnvio(form);
  const { consentimento, responsavel, convenios } = form;
  await office.act(gestora, 'pedidosFiliacao', 'enviar', {
    ...enviado,
    digitado,
    consentimento,
    responsavel,
    convenios,
  });
  if (fim === 'aguardando') return;
  if (fim === 'expirado') {
    on(addDays(dia, VALIDADE_DIAS + 1), '05:15', () =>
      office
        .bytesContext(gestora, 'pedidosFiliacao.prazos')
        .write(({ tx }) => expirePedidos(tx, addDays(dia, VALIDADE_DIAS + 1))),
    );
    return;
  }
  const email = form.campos.email;
  const { rows } = await sql<{
    texto: string;
  }>`select texto from emails where para = ${email} and motivo = 'assinatura_filiacao'`.execute(db);
  const token = /assinar#([\w-]+)/.exec(rows[0]?.texto ?? '')?.[1] ?? '';
  on(addDays(dia, 1), '19:40', async () => {
    await office.act(gestora, 'pedidosFiliacao', 'assinar', { token, cpf: form.campos.cpf, concordo: true });
  });
  if (fim === 'assinado' || addDays(dia, 2) >= hoje) return;
  on(addDays(dia, 2), '10:20', async () => {
    const { itens } = await office.act(gestora, 'pedidosFiliacao', 'list', { busca: form.campos.name });
    const [pedido] = itens;
    if (!pedido) return;
    const { id, versao } = pedido;
    if (fim === 'aceito') await office.act(gestora, 'pedidosFiliacao', 'aceitar', { id, versao });
    else {
      const motivo = 'A matrícula informada não é de servidor do Legislativo.';
      await office.act(gestora, 'pedidosFiliacao', 'recusar', { id, versao, motivo });
    }
  });
}

export const pedidosFiliacaoDemo: DemoPart = {
  after: ['filiados'],
  seed(ctx) {
    const random = ctx.random.fork('pedidos de filiação');
    const pessoas = makePessoas(random, PEDIDOS.length);
    for (const [n, [dias, fim]] of PEDIDOS.entries()) {
      const pessoa = pessoas[n];
      const dia = addDays(ctx.hoje, -dias);
      const form = pessoa && formOf(random, pessoa, n);
      if (form && dia > ctx.desde) ctx.on(dia, '20:05', () => makePedido(ctx, form, fim, dia));
    }
  },
  summary: async (db) => {
    const { rows } = await sql<{ n: number }>`select count(*)::int as n from pedidos_filiacao`.execute(db);
    return `${rows[0]?.n ?? 0} pedidos de filiação`;
  },
};
