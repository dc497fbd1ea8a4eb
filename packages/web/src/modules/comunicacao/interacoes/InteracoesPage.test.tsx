import { platformErrors, podeDe } from '@sede/domain/kernel';
import type { Interacao } from '@sede/domain/modules/comunicacao/interacoes';
import { expect, it } from 'vitest';
import {
  choose,
  expectNoViolations,
  fieldError,
  fieldOf,
  fill,
  findNotice,
  type Handlers,
  openAt,
  pageOf,
  rowMenu,
  screen,
  waitFor,
  within,
} from '#platform/testing/index.ts';
import { ESCRITORIO, ITENS, interacao, JURIDICA, LISTAS, MARIA } from './interacao-for-tests.ts';
import { interacoesModule } from './interacoes.routes.tsx';

const openPage = (interacoes: Handlers['interacoes'] = {}, itens: Interacao[] = [interacao()]) =>
  openAt('/interacoes', interacoesModule.routes, {
    as: ['gestor_interacao'],
    contract: {
      configuracoes: { listas: () => LISTAS },
      itensInteracao: { options: () => ITENS },
      escritorios: { options: () => ({ itens: [{ id: ESCRITORIO, nome: 'Advocacia Prado', desabilitado: false }] }) },
      interacoes: {
        list: () => pageOf([MARIA]),
        doFiliado: () => ({ itens, total: itens.length, proximo: null }),
        dependentes: () => ({ itens: [] }),
        ...interacoes,
      },
    },
  });
type Page = Awaited<ReturnType<typeof openPage>>;
const openCards = async ({ user }: Page) => {
  await user.click(await screen.findByRole('button', { name: 'Detalhes de Maria Helena Duarte' }));
};

it('a member’s row opens the cards of their interactions, with date, type, who, classification', async () => {
  const page = await openPage();
  await screen.findByRole('columnheader', { name: /Nome Completo/ });
  expect(screen.getByRole('link', { name: 'Itens de interação' }).getAttribute('href')).toBe('/interacoes/itens');
  await openCards(page);
  const cards = await screen.findByRole('list', { name: 'Interações de Maria Helena Duarte' });
  const card = within(cards).getByRole('listitem');
  for (const text of ['Telefone', 'Edu Editor', 'Externa', '20/11/2026 11:30']) within(card).getByText(text);
  expect(card.textContent).toContain('Perguntou pelo convênio.');
  await expectNoViolations();
});

it('says so where there is none', async () => {
  const page = await openPage({}, []);
  await openCards(page);
  await screen.findByText('Nenhuma interação cadastrada');
});

it('what cannot be read is said in the words of the spec, and asked again', async () => {
  let broken = true;
  const or = <T,>(value: T): T => {
    if (broken) throw platformErrors.interno();
    return value;
  };
  const page = await openPage({
    list: () => or(pageOf([MARIA])),
    doFiliado: () => or({ itens: [], total: 0, proximo: null }),
  });
  await screen.findByText('Erro ao carregar dados.');
  broken = false;
  await page.user.click(screen.getByRole('button', { name: 'Tentar novamente' }));
  await screen.findByRole('button', { name: 'Detalhes de Maria Helena Duarte' });
  broken = true;
  await openCards(page);
  await screen.findByText('Erro ao carregar dados.');
  broken = false;
  await page.user.click(screen.getByRole('button', { name: 'Tentar novamente' }));
  await screen.findByText('Nenhuma interação cadastrada');
});

it('what somebody else wrote has neither Editar nor Excluir', async () => {
  const page = await openPage({}, [interacao({ pode: podeDe({ editar: 'de_outro', excluir: 'de_outro' }) })]);
  await openCards(page);
  await screen.findByText('Perguntou pelo convênio.', { exact: false });
  expect(screen.queryByRole('button', { name: /^Editar/ })).toBeNull();
  expect(screen.queryByRole('button', { name: /^Excluir/ })).toBeNull();
});

it('the legal item reveals the office and suggests its type; another one takes the office away', async () => {
  const { user, asked } = await openPage({ create: () => interacao() });
  await rowMenu(user, 'Maria Helena Duarte', 'Registrar interação');
  const drawer = await screen.findByRole('dialog', { name: 'Interação' });
  within(drawer).getByText('Maria Helena Duarte');
  expect(fieldOf(drawer, 'Data').getAttribute('value')).toMatch(/^[0-9]{2}\/[0-9]{2}\/[0-9]{4}$/);
  expect(within(drawer).queryByText('Escritório')).toBeNull();
  await choose(user, drawer, 'Item de interação', 'Assistência jurídica');
  expect(fieldOf(drawer, 'Tipo').getAttribute('value')).toBe('Presencial');
  await choose(user, drawer, 'Escritório', 'Advocacia Prado');
  await expectNoViolations();
  await choose(user, drawer, 'Item de interação', 'Convênios');
  expect(within(drawer).queryByText('Escritório')).toBeNull();
  await choose(user, drawer, 'Item de interação', 'Assistência jurídica');
  await choose(user, drawer, 'Escritório', 'Advocacia Prado');
  await fill(user, drawer, 'Hora', '0915');
  await user.click(within(drawer).getByRole('button', { name: 'Salvar' }));
  await waitFor(() => expect(fieldError(drawer, 'Descrição')).toBe('Obrigatório'));
  await fill(user, drawer, 'Descrição', 'Quer revisar a aposentadoria.');
  await user.click(within(drawer).getByRole('radio', { name: 'Interna' }));
  await user.click(within(drawer).getByRole('button', { name: 'Salvar' }));
  await findNotice('Interação salva com sucesso!');
  expect(asked('interacoes.create')).toMatchObject([
    {
      filiadoId: MARIA.id,
      itemId: JURIDICA,
      tipo: 'Presencial',
      hora: '09:15',
      descricao: 'Quer revisar a aposentadoria.',
      classificacao: 'Interna',
      escritorioId: ESCRITORIO,
    },
  ]);
});

it('is changed and deleted from its card, in the words of the spec', async () => {
  const page = await openPage({
    update: () => interacao({ descricao: 'Outra.' }),
    remove: ({ id }) => ({ id }),
  });
  const { user, asked } = page;
  await openCards(page);
  await user.click(await screen.findByRole('button', { name: 'Editar Convênios, 20/11/2026 11:30' }));
  const drawer = await screen.findByRole('dialog', { name: 'Interação' });
  await fill(user, drawer, 'Descrição', 'Outra.');
  await user.click(within(drawer).getByRole('button', { name: 'Salvar' }));
  await findNotice('Interação salva com sucesso!');
  expect(asked('interacoes.update')).toEqual([{ id: interacao().id, versao: 1, descricao: 'Outra.' }]);
  await user.click(await screen.findByRole('button', { name: 'Excluir Convênios, 20/11/2026 11:30' }));
  const question = await screen.findByRole('dialog', { name: 'Excluir interação' });
  within(question).getByText('Confirma a exclusão permanente da interação?');
  await user.click(within(question).getByRole('button', { name: 'Excluir' }));
  await findNotice('Interação removida com sucesso!');
  expect(asked('interacoes.remove')).toEqual([{ id: interacao().id, versao: 1 }]);
});

it('a save that the server refuses is told in the words of the spec and keeps what was typed', async () => {
  const page = await openPage({
    update: () => {
      throw platformErrors.indisponivel();
    },
  });
  await openCards(page);
  await page.user.click(await screen.findByRole('button', { name: /^Editar/ }));
  const drawer = await screen.findByRole('dialog', { name: 'Interação' });
  await fill(page.user, drawer, 'Descrição', 'Outra.');
  await page.user.click(within(drawer).getByRole('button', { name: 'Salvar' }));
  await findNotice('Erro ao salvar interação.');
  expect(fieldOf(drawer, 'Descrição').value).toBe('Outra.');
});
