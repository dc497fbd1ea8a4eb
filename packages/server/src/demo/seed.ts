/**
 * Fills an empty database with the fictional union: settings, people, beneficiaries, items, documents, events, three years
 * of expenses and revenues; at the end the marker that says it is all there and all fictitious.
 *
 * In: an empty migrated database and a file store. Everything is done through the program's operations, on a clock that
 * walks through the years; the same seed and day give the same union. Out: how much there is.
 */
import { addDays, addFinanceMonths, addMonthsAnchored, financeMonthOf } from '@sede/domain/kernel';
import type { ChaveConfiguracao } from '@sede/domain/modules/sistema/configuracoes';
import { sql } from 'kysely';
import type { Accounts } from '#modules/acesso/sessao/index.ts';
import { createUsuario } from '#modules/acesso/usuarios/index.ts';
import { COLEGAS, DEMO_ACCOUNTS, type DemoAccount, SENHA_DEMO } from './accounts.ts';
import { createDocumentos, createEscritorios, createFuncionarios, publicar, saveVisoes } from './cadastros.ts';
import { EMPRESAS, EVENTOS, ITENS } from './catalogue.ts';
import { createContas, SALDO_INICIAL, transferir } from './contas.ts';
import { makeCnpj, makeCpf } from './documents.ts';
import { importarExtratos } from './extratos.ts';
import { fewAtOnce } from './few-at-once.ts';
import { live } from './history.ts';
import { createOffice, type Office, type OfficeOptions, type Worker } from './office.ts';
import { createOrcamento } from './orcamento.ts';
import { makeNames } from './people.ts';
import { MESES_PASSADOS, planDespesas } from './plan.ts';
import { createRandom, type Random } from './random.ts';
import { ITENS_RECEITA, planReceitas } from './receitas.ts';
import { recolher } from './recolhimentos.ts';
import { createRecorrencias } from './recorrencias.ts';

const SEMENTE = 1960;
const BENEFICIARIOS = 60;

export interface SeedOptions extends OfficeOptions {
  accounts: Pick<Accounts, 'systemWrite' | 'usuarios'>;
  /** Today in São Paulo. */
  hoje: string;
  /** Months of history; default three years. */
  meses?: number;
}

export interface Semeado {
  usuarios: number;
  beneficiarios: number;
  itens: number;
  despesas: number;
}

type Registros = ReadonlyMap<string, string>;

async function createPessoas({ accounts }: SeedOptions): Promise<Map<string, Worker>> {
  const made = new Map<string, Worker>();
  await fewAtOnce(DEMO_ACCOUNTS, async ({ nome, email, papeis }) => {
    const { id } = await accounts.systemWrite('demonstracao.usuarios', (ctx) =>
      createUsuario(accounts.usuarios, ctx, { nome, email, papeis, escritorios: [] }, SENHA_DEMO),
    );
    made.set(email, { usuarioId: id, nome, email, papeis });
  });
  return made;
}

/** Somebody invited last week whose mailbox refuses: what waits for gestor_sistema. */
async function convidar({ accounts, db }: SeedOptions): Promise<void> {
  const convidado = {
    nome: 'Noêmia Torres',
    email: 'noemia.torres@demonstracao.sede',
    papeis: ['comunicacao' as const],
    escritorios: [],
  };
  await accounts.systemWrite('demonstracao.usuarios', (ctx) => createUsuario(accounts.usuarios, ctx, convidado));
  await sql`update emails set estado = 'falhou', proxima_tentativa_em = null, tentativas = 1,
    ultimo_erro = '550 caixa postal inexistente' where para = ${convidado.email}`.execute(db);
}

async function createBeneficiarios(office: Office, who: Worker, random: Random): Promise<Registros> {
  const found = new Map<string, string>();
  for (const nome of EMPRESAS) {
    const { id } = await office.act(who, 'beneficiarios', 'create', {
      tipo: 'J',
      cpfCnpj: makeCnpj(random),
      nomeBeneficiario: nome,
      banco: random.pick(['Banco do Brasil', 'Caixa', 'BRB', 'Itaú']),
      agencia: String(random.int(100, 4999)).padStart(4, '0'),
      conta: `${random.int(10_000, 99_999)}-${random.int(0, 9)}`,
    });
    found.set(nome, id);
  }
  for (const nome of makeNames(random, BENEFICIARIOS - EMPRESAS.length)) {
    const { id } = await office.act(who, 'beneficiarios', 'create', {
      tipo: 'F',
      cpfCnpj: makeCpf(random),
      nomeBeneficiario: nome,
      tipoRecebedor: random.pick(['Representante/Coordenador', 'Estagiário', 'Diretor', 'Beneficiario'] as const),
    });
    found.set(nome, id);
  }
  return found;
}

async function createItens(office: Office, who: Worker, beneficiarios: Registros): Promise<Registros> {
  const found = new Map<string, string>();
  for (const { nome, tipo, centro, fornecedor, descricao } of ITENS) {
    const { id } = await office.act(who, 'itensDespesa', 'create', {
      nome,
      tipo,
      centroCusto: centro,
      descricao,
      idBeneficiario: fornecedor ? (beneficiarios.get(fornecedor) ?? null) : null,
    });
    found.set(nome, id);
  }
  return found;
}

async function createItensReceita(office: Office, who: Worker): Promise<Registros> {
  const found = new Map<string, string>();
  for (const { nome, tipo, descricao } of ITENS_RECEITA) {
    const { id } = await office.act(who, 'itensReceita', 'create', { nome, tipo, descricao });
    found.set(nome, id);
  }
  return found;
}

async function createEventos(office: Office, who: Worker, hoje: string, documentos: Registros): Promise<void> {
  for (const { tipo, nome, areas, meses, dias, ...resto } of EVENTOS) {
    const idDocumento = 'documento' in resto ? documentos.get(resto.documento) : undefined;
    const dataInicio = addMonthsAnchored(hoje, meses);
    await office.act(who, 'eventos', 'create', {
      tipo,
      nome,
      areas: [...areas],
      dataInicio,
      dataFim: addDays(dataInicio, dias - 1),
      publicosAlvo: ['Filiados CD', 'Filiados SF', 'Filiados TCU'],
      ...(idDocumento && { relacaoDocumentos: true, idDocumento }),
    });
  }
}

async function configure(office: Office, who: Worker, dataSaldoInicial: string): Promise<void> {
  const mudanca = (chave: ChaveConfiguracao, valor: unknown) => ({ chave, valor, versao: 0 });
  await office.act(who, 'configuracoes', 'update', {
    mudancas: [
      mudanca('nomeSindicato', 'Sindicato Fictício dos Servidores do Legislativo'),
      mudanca('siglaSindicato', 'SINFIC'),
      mudanca('telefoneSindicato', '(61) 3000-0000'),
      mudanca('emailSindicato', 'contato@demonstracao.sede'),
      mudanca('saldoInicial', SALDO_INICIAL),
      mudanca('dataSaldoInicial', dataSaldoInicial),
    ],
  });
}

/** What is older than a few days was seen: only the last notices are new. */
async function markOldAvisosRead({ db }: SeedOptions, hoje: string): Promise<void> {
  await sql`update avisos set lido_em = criado_em where criado_em < ${addDays(hoje, -3)}::date`.execute(db);
}

export async function seedDemo(options: SeedOptions): Promise<Semeado> {
  const { db, hoje, meses = MESES_PASSADOS } = options;
  const random = createRandom(SEMENTE);
  const office = createOffice(options);
  const desde = addMonthsAnchored(hoje, -meses - 1);
  office.at(desde, '08:30');
  const people = await createPessoas(options);
  const worker = (account: DemoAccount | undefined): Worker => {
    const found = account && people.get(account.email);
    if (!found) throw new Error('no such person in the demonstration');
    return found;
  };
  const com = (papel: DemoAccount['papeis'][number]) =>
    worker(DEMO_ACCOUNTS.find(({ papeis }) => papeis.length === 1 && papeis[0] === papel));
  const [ana, bruno] = [com('admin_financeiro'), worker(COLEGAS[0])] as const;
  const aprovadores = [com('aprovador'), worker(COLEGAS[1]), worker(DEMO_ACCOUNTS[0])] as const;

  const abertura = `${desde.slice(0, 7)}-01`;
  await configure(office, com('gestor_sistema'), abertura);
  const contas = await createContas(office, ana, abertura);
  const beneficiarios = await createBeneficiarios(office, ana, random.fork('beneficiários'));
  const itens = await createItens(office, ana, beneficiarios);
  await createOrcamento(office, ana, { item: (nome) => itens.get(nome) ?? '', desde, hoje });
  const itensReceita = await createItensReceita(office, ana);
  await createFuncionarios(office, com('gestor_funcionarios'), random.fork('funcionários'));
  const documentos = await createDocumentos(office, com('gestor_de_contratos'), { desde, hoje });
  await createEventos(office, com('gestor_evento'), hoje, documentos);
  await publicar(office, ana, { desde, hoje });
  await createEscritorios(office, com('juridico'));
  await saveVisoes(office, ana);
  // Nothing is dated before the story begins.
  await office.act(ana, 'fechamentos', 'fechar', { mes: addFinanceMonths(financeMonthOf(desde), -2) });
  const pessoas = [...beneficiarios.keys()].slice(EMPRESAS.length);

  const diario = planReceitas({
    office,
    random: random.fork('receitas'),
    hoje,
    meses,
    quem: bruno,
    item: (nome) => itensReceita.get(nome) ?? '',
    contas,
  });
  transferir(diario, { office, quem: bruno, contas, desde, hoje });
  recolher(diario, { office, quem: ana, desde, hoje });
  createRecorrencias(diario, {
    office,
    random: random.fork('recorrências'),
    hoje,
    financeiro: [ana, bruno],
    aprovadores,
    contas,
    item: (nome) => itens.get(nome) ?? '',
    beneficiario: (nome) => beneficiarios.get(nome) ?? '',
  });
  await live(
    {
      db,
      office,
      random: random.fork('história'),
      hoje,
      financeiro: [ana, bruno],
      aprovadores,
      contas,
      item: (nome) => itens.get(nome) ?? '',
      beneficiario: ({ item }, own) => {
        const nome = item.fornecedor ?? own.pick(pessoas);
        return { id: beneficiarios.get(nome) ?? '', nome };
      },
    },
    planDespesas(random.fork('plano'), hoje, meses),
    diario,
  );
  office.at(addDays(hoje, -1), '17:10');
  await importarExtratos({ db, office, contas, importa: ana, assina: bruno, hoje });
  office.at(addDays(hoje, -1), '17:20');
  await convidar(options);
  await markOldAvisosRead(options, hoje);
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from despesas`.execute(db);
  await sql`insert into demonstracao (semente, criada_em) values (${SEMENTE}, now())`.execute(db);
  await sql`analyze`.execute(db).catch(() => undefined);
  return { usuarios: people.size, beneficiarios: beneficiarios.size, itens: itens.size, despesas: rows[0]?.n ?? 0 };
}
