import { platformErrors } from '@sede/domain/kernel';
import { comunicacoesErrors } from '@sede/domain/modules/comunicacao/comunicacoes';
import { afterEach, expect, it, vi } from 'vitest';
import {
  choose,
  expectNoViolations,
  fill,
  findNotice,
  type Handlers,
  openAt,
  pageOf,
  screen,
  waitFor,
  within,
} from '#platform/testing/index.ts';
import { comunicacao, membro, OPCOES, PREVIA } from './comunicacao-for-tests.ts';
import { comunicacoesModule } from './comunicacoes.routes.tsx';

/** The editor draws on what this DOM has not; the message is typed into a plain field in its place. */
vi.mock('./Editor.tsx', () => ({
  Editor: ({ value, onChange }: { value: string; onChange: (html: string) => void }) => (
    <textarea aria-label="Mensagem" defaultValue={value} onChange={(event) => onChange(event.currentTarget.value)} />
  ),
}));
afterEach(() => vi.useRealTimers());

const MEMBROS = [1, 2, 3].map((n) => membro(n));
const contagem = (recebem: number) => ({
  selecionados: recebem + 3,
  recebem,
  nomes: Array.from({ length: Math.min(20, recebem) }, (_, n) => `PESSOA ${n + 1}`),
  deFora: [
    { motivo: 'sem_email' as const, quantos: 2 },
    { motivo: 'falecido' as const, quantos: 1 },
  ],
});

const openPage = (over: Handlers['comunicacoes'] = {}, path = '/comunicacao') =>
  openAt(path, comunicacoesModule.routes, {
    as: ['comunicacao'],
    contract: {
      comunicacoes: {
        opcoes: () => OPCOES,
        totals: () => ({ total: 2, somas: {} }),
        filiados: () => ({ ...pageOf(MEMBROS), total: 412 }),
        contar: () => contagem(40),
        create: () => ({ ...comunicacao(), descartado: [] }),
        update: () => ({ ...comunicacao({ versao: 2 }), descartado: [] }),
        ...over,
      },
    },
  });
type Page = Awaited<ReturnType<typeof openPage>>;

async function select({ user }: Page, ...nomes: string[]) {
  for (const nome of nomes) await user.click(await screen.findByRole('checkbox', { name: `Selecionar ${nome}` }));
}
async function write(page: Page, over: { titulo?: string } = {}) {
  const { user } = page;
  await select(page, 'Filiado Número 1', 'Filiado Número 2');
  await user.click(screen.getByRole('button', { name: 'Comunicar' }));
  const drawer = await screen.findByRole('dialog', { name: 'Comunicar' });
  await within(drawer).findByText('40 mensagens');
  await choose(user, drawer, 'Remetente', 'Jurídico · juridico@exemplo.org');
  await choose(user, drawer, 'Assunto', 'Informativo · aceita descadastro');
  await fill(user, drawer, 'Título', over.titulo ?? 'Encontro');
  await user.click(await within(drawer).findByLabelText('Mensagem'));
  await user.paste('<p>Olá</p>');
  return drawer;
}

it('thirteen filters stand behind Filtragem, each asks as it is changed, Limpar takes them off', async () => {
  const { user, asked } = await openPage();
  await screen.findByText('Filiado Número 1');
  expect(screen.queryByRole('region', { name: 'Filtragem' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Filtragem' }));
  const panel = screen.getByRole('region', { name: 'Filtragem' });
  const textos = within(panel).getAllByRole('textbox').length;
  const escolhas = within(panel).getAllByRole('button', { name: /: todos$/ }).length;
  expect([textos, escolhas]).toEqual([5, 8]);
  await fill(user, panel, 'Matrícula', '10');
  await waitFor(() => expect(asked('comunicacoes.filiados').at(-1)).toMatchObject({ matricula: '10' }));
  await fill(user, panel, 'CPF', '123.456');
  await within(panel).findByText('Digite os 11 algarismos do CPF.');
  await fill(user, panel, 'CPF', '123.456.789-09');
  await waitFor(() => expect(asked('comunicacoes.filiados').at(-1)).toMatchObject({ cpf: '12345678909' }));
  await user.click(within(panel).getByRole('button', { name: 'Casa: todos' }));
  await user.click(await screen.findByRole('checkbox', { name: 'TCU' }));
  await waitFor(() => expect(asked('comunicacoes.filiados').at(-1)).toMatchObject({ casa: ['TCU'] }));
  screen.getByText('3 filtros ativos');
  await expectNoViolations();
  const [limpar] = within(panel).getAllByRole('button', { name: 'Limpar' }).slice(-1);
  if (limpar) await user.click(limpar);
  await within(panel).findByRole('button', { name: 'Casa: todos' });
  expect(screen.queryByText(/filtros? ativos?/)).toBeNull();
  expect(within(panel).getByLabelText('Matrícula')).toHaveProperty('value', '');
});

it('leads to the drafts, with how many there are, and to what was sent', async () => {
  await openPage();
  const rascunhos = await screen.findByRole('link', { name: 'Rascunhos 2' });
  expect(rascunhos.getAttribute('href')).toBe('/comunicacao/enviadas?estado=rascunho');
  expect(screen.getByRole('link', { name: 'Enviadas' }).getAttribute('href')).toBe('/comunicacao/enviadas');
});

it('a search for a case that finds none says so in the words of the spec', async () => {
  const { user } = await openPage({ processos: () => ({ itens: [] }) });
  await user.click(await screen.findByRole('button', { name: 'Filtragem' }));
  await user.click(screen.getByRole('button', { name: 'Processo: todos' }));
  await user.type(await screen.findByLabelText('Buscar processo'), 'aposentadoria');
  await screen.findByText('Nenhum processo encontrado');
});

it('Comunicar waits for a selection, which may be all that the filter finds; changing the filter lets go of it', async () => {
  const page = await openPage({ contar: () => ({ ...contagem(390), selecionados: 412 }) });
  const { user, asked } = page;
  await screen.findByText('Filiado Número 1');
  expect(screen.getByRole('button', { name: 'Comunicar' }).getAttribute('aria-disabled')).toBe('true');
  await user.click(screen.getByRole('button', { name: 'Comunicar' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  await select(page, 'Filiado Número 1', 'Filiado Número 2', 'Filiado Número 3');
  const bar = screen.getByRole('region', { name: 'Linhas selecionadas' });
  expect(bar.textContent).toContain('3 Filiado(s) selecionado(s)');
  await user.click(within(bar).getByRole('button', { name: 'Selecionar todos os 412' }));
  await waitFor(() => expect(bar.textContent).toContain('412 Filiado(s) selecionado(s)'));
  await user.click(screen.getByRole('button', { name: 'Comunicar' }));
  await screen.findByRole('dialog', { name: 'Comunicar' });
  await waitFor(() => expect(asked('comunicacoes.contar').at(-1)).toMatchObject({ selecao: { filtro: {} } }));
});

it('a long cell opens whole', async () => {
  const cargo = 'Auditor Federal de Controle Externo da União';
  const { user } = await openPage({ filiados: () => pageOf([membro(1, { cargo })]) });
  await user.click(await screen.findByRole('button', { name: `Cargo: ${cargo}` }));
  const dialog = await screen.findByRole('dialog', { name: 'Cargo' });
  within(dialog).getByText(cargo);
});

it('shows twenty names and how many more, who gets none by reason; sends once, says so and lets go of the selection', async () => {
  const page = await openPage({
    enviar: () =>
      comunicacao({
        estado: 'na_espera',
        versao: 2,
        esperados: 40,
        saiEm: new Date(Date.now() + 60_000).toISOString(),
      }),
    cancelar: () => comunicacao({ versao: 3 }),
  });
  const { user, asked } = page;
  const drawer = await write(page);
  within(drawer).getByText('e mais 20 filiado(s)');
  within(drawer).getByText('3 não recebem');
  within(drawer).getByText('Sem e-mail');
  within(drawer).getByText(/Acima de 300 mensagens/);
  await expectNoViolations();
  await user.click(within(drawer).getByRole('button', { name: 'Enviar' }));
  await findNotice('Comunicação enviada com sucesso! 40 mensagens saem em 60 segundos.');
  expect(asked('comunicacoes.create')).toMatchObject([
    { titulo: 'Encontro', tema: 'Informativo', remetente: 'juridico@exemplo.org', corpoHtml: '<p>Olá</p>' },
  ]);
  expect(asked('comunicacoes.enviar')).toMatchObject([{ id: comunicacao().id, versao: 1, esperados: 40 }]);
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Linhas selecionadas' })).toBeNull());
  await screen.findByText(/Saindo em (1:00|0:5[0-9])/);
  await user.click(screen.getByRole('button', { name: 'Cancelar' }));
  await findNotice('Envio cancelado. A comunicação voltou a ser rascunho.');
  expect(asked('comunicacoes.cancelar')).toMatchObject([{ id: comunicacao().id, versao: 2 }]);
});

it('above fifty the number is typed, a wrong one sends nothing', async () => {
  const page = await openPage({
    contar: () => contagem(384),
    enviar: () => comunicacao({ estado: 'aguardando_aprovacao', versao: 2, esperados: 384 }),
  });
  const { user, asked } = page;
  await select(page, 'Filiado Número 1');
  await user.click(screen.getByRole('button', { name: 'Comunicar' }));
  const drawer = await screen.findByRole('dialog', { name: 'Comunicar' });
  await choose(user, drawer, 'Remetente', 'Jurídico · juridico@exemplo.org');
  await choose(user, drawer, 'Assunto', 'Informativo · aceita descadastro');
  await fill(user, drawer, 'Título', 'Encontro');
  await user.click(await within(drawer).findByLabelText('Mensagem'));
  await user.paste('<p>Olá</p>');
  await user.click(within(drawer).getByRole('button', { name: 'Enviar' }));
  const question = await screen.findByRole('dialog', { name: 'Enviar 384 mensagens?' });
  await fill(user, question, 'Quantas mensagens', '38');
  await user.click(within(question).getByRole('button', { name: 'Enviar' }));
  await within(question).findByText('Digite 384 para confirmar o envio.');
  expect(asked('comunicacoes.enviar')).toEqual([]);
  await fill(user, question, 'Quantas mensagens', '384');
  await user.click(within(question).getByRole('button', { name: 'Enviar' }));
  await findNotice('Comunicação aguardando aprovação.');
  expect(asked('comunicacoes.enviar')).toMatchObject([{ esperados: 384, numero: 384 }]);
});

it('the same title within a day is asked again; what breaks is said in the words of the spec and keeps what was typed', async () => {
  let turn = 0;
  const page = await openPage({
    enviar: ({ repetir }) => {
      turn++;
      if (!repetir) throw comunicacoesErrors.repetida({ values: { n: 30 }, data: { repetidos: 30 } });
      throw platformErrors.interno();
    },
  });
  const { user } = page;
  const drawer = await write(page);
  await user.click(within(drawer).getByRole('button', { name: 'Enviar' }));
  const question = await screen.findByRole('dialog', { name: 'Enviar de novo?' });
  within(question).getByText(/nas últimas 24 horas para 30 destas pessoas/);
  await user.click(within(question).getByRole('button', { name: 'Enviar mesmo assim' }));
  await within(drawer).findByText('Erro ao enviar comunicação.');
  expect(turn).toBe(2);
  expect(within(drawer).getByLabelText(/^Título/)).toHaveProperty('value', 'Encontro');
});

it('shows the message as it arrives, and sends a test to whoever writes', async () => {
  const page = await openPage({ previa: () => PREVIA, testar: () => ({ para: 'rafael@exemplo.org' }) });
  const { user, asked } = page;
  const drawer = await write(page);
  await user.click(within(drawer).getByRole('button', { name: 'Ver como chega' }));
  const previa = await screen.findByRole('dialog', { name: 'Ver como chega' });
  expect(await within(previa).findByTitle('Mensagem: Encontro')).toHaveProperty('srcdoc', '<p>Olá</p>');
  await user.click(within(previa).getByText('Fechar'));
  await user.click(within(drawer).getByRole('button', { name: 'Enviar teste para mim' }));
  await findNotice('Teste enviado para rafael@exemplo.org.');
  expect(asked('comunicacoes.create')).toHaveLength(1);
});
