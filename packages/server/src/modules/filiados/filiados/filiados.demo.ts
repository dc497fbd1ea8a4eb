/**
 * The members of the fictional union: some 600 of the three houses, in every state (active, retired, pensioner, left, returned,
 * dead), some without e-mail, phone or address, a few typed all in capitals. A history of less than a year has a tenth of them.
 */
import { addDays, type CalendarDate } from '@sede/domain/kernel';
import { type Casa, ESCOLARIDADES, ESTADOS_CIVIS, type Situacao } from '@sede/domain/modules/filiados/filiados';
import { type DemoContext, type DemoPart, fewAtOnce, makeCpf, makePdf, pdfName, type Random } from '#demo/index.ts';
import { CARGOS, CIDADES, makePessoas, type Pessoa } from '../filiados.demo.ts';

const QUANTOS = 600;

const casaDe = (random: Random): Casa =>
  random.pick(['CAMARA', 'CAMARA', 'CAMARA', 'SENADO', 'SENADO', 'TCU'] as const);
const situacaoDe = (random: Random): Situacao =>
  random.pick(['ATIVO', 'ATIVO', 'ATIVO', 'ATIVO', 'APOSENTADO', 'APOSENTADO', 'APOSENTADO', 'PENSIONISTA'] as const);

function novo(random: Random, { nome, sexo }: Pessoa, n: number, hoje: CalendarDate) {
  const empresa = casaDe(random);
  const situacaoFiliado = situacaoDe(random);
  const idade = situacaoFiliado === 'ATIVO' ? random.int(24, 68) : random.int(55, 92);
  const { cidade, estado, bairros } = random.pick(CIDADES);
  const semEmail = n % 11 === 0;
  const semEndereco = n % 9 === 0;
  const usuario = nome
    .normalize('NFD')
    .replace(/[^A-Za-z ]/g, '')
    .toLowerCase()
    .replaceAll(' ', '.');
  return {
    nomeCompleto: n % 17 === 0 ? nome.toLocaleUpperCase('pt-BR') : nome,
    cpf: makeCpf(random),
    rg: String(random.int(1_000_000, 9_999_999)),
    orgaoExpedidor: 'SSP',
    ufOrgaoExpedidor: estado,
    dataNascimento: n % 40 === 0 ? null : addDays(hoje, -Math.round(idade * 365.25) - random.int(1, 360)),
    sexo,
    estadoCivil: random.pick(ESTADOS_CIVIS),
    nomeMae: `Maria ${nome.split(' ').slice(1).join(' ')}`,
    escolaridade: random.pick(ESCOLARIDADES.slice(3)),
    email: semEmail ? null : n % 23 === 0 ? `${usuario}${n}@substituir.com` : `${usuario}${n}@exemplo.com.br`,
    semEmail,
    telCelular: n % 13 === 0 ? null : `619${random.int(80_000_000, 99_999_999)}`,
    whatsapp: n % 13 !== 0 && n % 3 !== 0,
    telFixo: n % 4 === 0 ? `613${random.int(2_000_000, 5_999_999)}` : null,
    ...(semEndereco
      ? {}
      : {
          cep: `7${random.int(1_000_000, 2_999_999)}`,
          logradouro: `${random.pick(['Quadra', 'Rua', 'SQN', 'SQS', 'Avenida'] as const)} ${random.int(100, 916)}, casa ${random.int(1, 40)}`,
          bairro: random.pick(bairros),
          cidade,
          estado,
        }),
    nomeCtEmergencia: `Paulo ${nome.split(' ').at(-1)}`,
    celularCtEmergencia: `619${random.int(80_000_000, 99_999_999)}`,
    parentescoCtEmergencia: 'Cônjuge',
    empresa,
    matricula: String(random.int(1000, 8999) * 1000 + n),
    cargo: random.pick(CARGOS[empresa]),
    situacaoFiliado,
    ...(situacaoFiliado === 'PENSIONISTA'
      ? { nomeFalecido: `José ${nome.split(' ').at(-1)}`, cpfFalecido: makeCpf(random) }
      : {}),
    formaPagamento: random.pick(['Consignação', 'Consignação', 'Consignação', 'Boleto'] as const),
    dataFiliacao: addDays(hoje, -random.int(200, 11_000)),
    observacao: n % 50 === 0 ? 'Prefere contato pela manhã.' : null,
  };
}

/** A day of the history on which the desk does something about membership. */
const umDia = (random: Random, { hoje, meses }: DemoContext) => addDays(hoje, -random.int(2, Math.max(20, meses * 28)));

async function vivem(ctx: DemoContext, ids: string[], random: Random): Promise<void> {
  const { office, on } = ctx;
  const gestora = ctx.person('gestor_usuario');
  const read = (id: string) => office.act(gestora, 'filiados', 'get', { id });
  for (const [n, id] of ids.entries()) {
    if (n % 10 === 4) {
      const dia = umDia(random, ctx);
      on(dia, '10:20', async () => {
        const { versao } = await read(id);
        const motivo = random.pick(['A pedido', 'Exoneração', 'Mudança de órgão'] as const);
        await office.act(gestora, 'filiados', 'desfiliar', { id, versao, data: dia, motivo });
      });
      if (n % 30 === 4) {
        on(ctx.ontem, '15:10', async () => {
          const { versao } = await read(id);
          await office.act(gestora, 'filiados', 'filiar', { id, versao, data: ctx.ontem });
        });
      }
    } else if (n % 45 === 7) {
      const dia = umDia(random, ctx);
      on(dia, '11:40', async () => {
        const { versao } = await read(id);
        await office.act(gestora, 'filiados', 'registrarFalecimento', {
          id,
          versao,
          dataFalecimento: addDays(dia, -3),
        });
      });
    } else if (n % 12 === 1) {
      on(umDia(random, ctx), '14:05', async () => {
        const { versao } = await read(id);
        await office.act(gestora, 'filiados', 'update', {
          id,
          versao,
          telFixo: `613${random.int(2_000_000, 5_999_999)}`,
        });
      });
    }
  }
}

export const filiadosDemo: DemoPart = {
  async seed(ctx) {
    const { office, keep, meses } = ctx;
    const gestora = ctx.person('gestor_usuario');
    const random = ctx.random.fork('filiados');
    const quantos = meses < 12 ? QUANTOS / 10 : QUANTOS;
    const novos = makePessoas(random, quantos).map((pessoa, n) => novo(random, pessoa, n + 1, ctx.desde));
    const ids = new Map<string, string>();
    await fewAtOnce(novos, async (dados) => {
      const { id } = await office.act(gestora, 'filiados', 'create', dados);
      ids.set(dados.cpf, id);
    });
    const emOrdem = novos.map(({ cpf }) => ids.get(cpf) ?? '');
    for (const [n, id] of emOrdem.entries()) keep('filiados', `filiado ${n + 1}`, id);
    for (const [n, id] of emOrdem.slice(0, 12).entries()) {
      const nome = pdfName(`ficha ${n + 1}`);
      const anexo = await office.upload(gestora, 'filiados', nome, makePdf('Ficha cadastral', [`Filiado ${n + 1}`]));
      const { versao } = await office.act(gestora, 'filiados', 'get', { id });
      await office.act(gestora, 'filiados', 'anexar', { id, versao, anexos: [anexo] });
    }
    await vivem(ctx, emOrdem, random);
  },
  summary: async (db) => {
    const { n } = await db
      .selectFrom('filiados')
      .select(({ fn }) => fn.countAll().as('n'))
      .executeTakeFirstOrThrow();
    return `${n} filiados`;
  },
};
