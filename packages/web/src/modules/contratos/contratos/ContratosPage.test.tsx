import type { Role } from '@sede/domain/access';
import { podeDe } from '@sede/domain/kernel';
import type { AlertaDoContrato, MotivoDoContrato } from '@sede/domain/modules/contratos/contratos';
import { expect, it } from 'vitest';
import {
  expectNoViolations,
  fieldOf,
  fill,
  findNotice,
  type Handlers,
  openAt,
  pageOf,
  rowMenu,
  screen,
  there,
  waitFor,
  within,
} from '#platform/testing/index.ts';
import { contratosModule } from './contratos.routes.tsx';
import { COMPLETO, CONTADORES, LISTADO, podeNoTeste, SIMPLES } from './contratos-for-tests.ts';

const HISTORICO = { itens: [], total: 0, proximo: null };
const open = (path: string, contratos: Handlers['contratos'] = {}, as: Role[] = ['gestor_de_contratos']) =>
  openAt(path, contratosModule.routes, {
    as,
    contract: {
      beneficiarios: { vincular: () => ({ itens: [] }) },
      contratos: {
        list: () => ({ ...pageOf([LISTADO, SIMPLES]), somas: { valor: 300_000_00 } }),
        contadores: () => CONTADORES,
        resumo: () => ({ vigentes: 4, encerrados: 3, todos: 7 }),
        get: () => COMPLETO,
        reading: () => ({ registro: COMPLETO, historico: HISTORICO }),
        observacoes: () => ({ itens: [], total: 0 }),
        despesas: () => ({ itens: [], total: 0, pagina: 1 }),
        ...contratos,
      },
    },
  });
const LISTA = '/gestao-de-contratos/contratos';

it('the summary’s three counts open the list', async () => {
  await open('/gestao-de-contratos');
  const link = async (nome: RegExp) => (await screen.findByRole('link', { name: nome })).getAttribute('href');
  expect(await link(/Vigentes\/Válidos\s*4/)).toBe(`${LISTA}?situacao=Vigente`);
  expect(await link(/Encerrados\/Arquivados\s*3/)).toBe(`${LISTA}?situacao=Encerrado`);
  expect(await link(/Todos os contratos\/documentos\s*7/)).toBe(LISTA);
  screen.getByRole('button', { name: 'Novo contrato ou documento' });
  await expectNoViolations();
});

it('the title says the situation; a counter narrows the list and lets go', async () => {
  const { user, asked } = await open(`${LISTA}?situacao=Vigente`);
  await screen.findByRole('heading', { name: /Gerenciar contratos e documentos VIGENTES/ });
  await screen.findByText('0042/2026');
  expect(screen.getAllByText('88% pago').length).toBeGreaterThan(0);
  const contador = await screen.findByRole('button', { name: /Venceram sem encerrar/ });
  expect(contador.textContent).toContain('contrato 0071/2023');
  await user.click(contador);
  await waitFor(() => expect(contador.getAttribute('aria-pressed')).toBe('true'));
  // Counted in every situation: the one that was chosen goes, so that there are as many as it says.
  await waitFor(() => expect(asked('contratos.list').at(-1)).toMatchObject({ destaque: 'vencidos' }));
  expect(asked('contratos.list').at(-1)).not.toHaveProperty('situacao');
  screen.getByRole('heading', { name: 'Gerenciar contratos e documentos' });
  await user.click(contador);
  await waitFor(() => expect(contador.getAttribute('aria-pressed')).toBe('false'));
  await expectNoViolations();
});

it('the panel shows paid against value, and its parts by tab; closing asks and answers with the text', async () => {
  const { user, asked } = await open(`${LISTA}?registro=${LISTADO.id}`, {
    get: () => ({ ...COMPLETO, despesasAbertas: 2, recorrencias: 1 }),
    encerrar: () => ({ ...COMPLETO, situacao: 'Encerrado', vigente: false }),
  });
  const panel = await screen.findByRole('tabpanel');
  await within(panel).findByText('Nenhuma observacao encontrada.');
  await user.click(screen.getByRole('tab', { name: /Despesas/ }));
  await screen.findByText('Nenhuma despesa encontrada.');
  expect(screen.getAllByText(/12\.500,00/).length).toBeGreaterThan(0);
  await user.click(screen.getByRole('button', { name: 'Encerrar' }));
  await screen.findByText(
    'Deseja encerrar o contrato 0042/2026? O contrato ainda tem 2 despesas por pagar e 1 recorrência ativa.',
  );
  const dialog = await screen.findByRole('dialog', { name: 'Encerrar contrato' });
  await user.click(within(dialog).getByRole('button', { name: 'Encerrar' }));
  await findNotice('Contrato de numero 0042/2026 com a situacao "ENCERRADO" salvo com sucesso!');
  expect(asked('contratos.encerrar')).toEqual([{ id: LISTADO.id, versao: 3 }]);
});

const ALERTA: AlertaDoContrato = {
  ...{ id: '0198c0de-0000-7000-8000-0000000000a1', marco: '30', rotulo: '30 dias antes do fim', dia: '2026-11-20' },
  ...{ destinatario: 'a@example.org', estado: 'enviado', enviadoEm: '2026-11-20T10:00:00.000Z', erro: null },
  ...{ reenviadoEm: null, reenviadoPor: null, pode: podeDe<'reenviar', MotivoDoContrato>({ reenviar: null }) },
};
const FALHOU: AlertaDoContrato = {
  ...ALERTA,
  ...{ id: '0198c0de-0000-7000-8000-0000000000a2', destinatario: 'compras@example.org', estado: 'falhou' },
  ...{ enviadoEm: null, erro: '552 caixa cheia' },
};

it('the alerts tell their mark, day and delivery; what failed is sent again, what arrived after a question', async () => {
  const { user, asked } = await open(`${LISTA}?registro=${LISTADO.id}`, {
    alertas: () => ({
      itens: [ALERTA, FALHOU],
      previstos: [
        { rotulo: '7 dias antes do fim', dia: '2026-12-24' },
        { rotulo: 'No fim da vigência', dia: '2026-12-31' },
      ],
    }),
    reenviarAlerta: ({ id }) => ({ id }),
  });
  await user.click(await screen.findByRole('tab', { name: 'Alertas' }));
  const list = await screen.findByRole('list', { name: 'Alertas do contrato' });
  const marcos = within(list).getAllByRole('listitem');
  expect(marcos.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/No fim da vigência.*Previsto.*31\/12\/2026/),
    expect.stringMatching(/7 dias antes do fim.*Previsto.*24\/12\/2026/),
    expect.stringMatching(/30 dias antes do fim.*Não entregue.*20\/11\/2026 · 2 destinatários.*552 caixa cheia/),
  ]);
  await user.click(within(list).getByRole('button', { name: 'Reenviar a compras@example.org' }));
  await findNotice('Alerta na fila de envio.');
  await user.click(within(list).getByRole('button', { name: 'Reenviar a a@example.org' }));
  await screen.findByText('a@example.org já recebeu este alerta. Enviar de novo?');
  const dialog = await screen.findByRole('dialog', { name: 'Reenviar alerta' });
  await user.click(within(dialog).getByRole('button', { name: 'Reenviar' }));
  await waitFor(() =>
    expect(asked('contratos.reenviarAlerta')).toEqual([
      { id: LISTADO.id, alerta: FALHOU.id },
      { id: LISTADO.id, alerta: ALERTA.id },
    ]),
  );
  await expectNoViolations();
});

it('a new contract says all that is missing, in the text’s words', async () => {
  const { user } = await open(`${LISTA}?registro=novo`);
  const drawer = await screen.findByRole('dialog', { name: 'Novo contrato ou documento' });
  await fill(user, drawer, 'Nome', 'Limpeza');
  await user.click(within(drawer).getByRole('button', { name: 'Salvar' }));
  await within(drawer).findByText('CNPJ do beneficiario e obrigatorio!');
  within(drawer).getByText('Voce precisa informar um email para alerta!');
  expect(within(drawer).getAllByText('Campo obrigatorio')).toHaveLength(3);
  await user.type(fieldOf(drawer, 'Contratados'), 'zzz');
  await screen.findByText('Nenhum CNPJ encontrado');
});

it('the last file stays, and its button says why', async () => {
  const { user } = await open(`${LISTA}?registro=${LISTADO.id}`);
  const [remover] = await screen.findAllByRole('button', { name: /^Remover .*\.pdf$/ });
  expect(remover?.getAttribute('aria-disabled')).toBe('true');
  expect(remover?.title).toBe('O contrato precisa manter ao menos um anexo.');
  await user.click(remover as HTMLElement);
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('a reader is offered nothing to change', async () => {
  const pode = podeNoTeste({
    ...{ editar: 'so_consulta', encerrar: 'so_consulta', reabrir: 'so_consulta', excluir: 'so_consulta' },
    ...{ anotar: 'so_consulta', aditar: 'so_consulta', removerAnexo: 'so_consulta' },
  });
  const { user } = await open(
    `${LISTA}?registro=${LISTADO.id}`,
    {
      list: () => ({ ...pageOf([{ ...LISTADO, pode }, SIMPLES]), somas: { valor: 0 } }),
      get: () => ({ ...COMPLETO, pode }),
      reading: () => ({ registro: { ...COMPLETO, pode }, historico: HISTORICO }),
    },
    ['visualizador_contratos'],
  );
  await screen.findByRole('tabpanel');
  expect(screen.getAllByRole('img', { name: 'Cadastrado por Paula Rezende em 05/01/2026 09:00' })).toHaveLength(2);
  for (const label of ['Encerrar', 'Renovar', 'Editar', 'Novo contrato ou documento'])
    expect(screen.queryByRole('button', { name: label })).toBeNull();
  await user.click(there(screen.getAllByRole('button', { name: /^Ações de 0042/ })[0]));
  await screen.findByRole('menuitem', { name: 'Detalhe' });
  const entradas = screen.getAllByRole('menuitem').map(({ textContent }) => textContent);
  expect(entradas).toEqual(['Detalhe', 'Ver arquivos', 'Receitas e despesas', 'Observações e histórico']);
  await user.click(screen.getByRole('menuitem', { name: 'Detalhe' }));
  const drawer = await screen.findByRole('dialog', { name: /Detalhe/ });
  await within(drawer).findByDisplayValue('Assessoria jurídica');
  expect(within(drawer).queryByRole('button', { name: 'Salvar' })).toBeNull();
  expect(within(drawer).queryByRole('button', { name: /Tirar/ })).toBeNull();
});

it('of a simple document the file is seen from its row, by readers too', async () => {
  const anexo = { id: '0198c0de-0000-7000-8000-0000000000a1', nome: 'alvara.pdf', tamanho: 421_888 };
  const { user } = await openAt(LISTA, contratosModule.routes, {
    as: ['visualizador_contratos'],
    contract: {
      contratos: { list: () => ({ ...pageOf([SIMPLES]), somas: { valor: 0 } }), contadores: () => CONTADORES },
      documentos: {
        get: () => ({
          ...{ id: SIMPLES.id, versao: 1, criadoEm: SIMPLES.criadoEm, atualizadoEm: SIMPLES.atualizadoEm },
          ...{ nome: 'Alvará', idAnexo: anexo.id, anexo, dataCarregamento: '2026-11-01T12:00:00.000Z' },
          ...{ dataInicioVigencia: '2026-01-01', dataFimVigencia: '2026-12-31', vigente: true },
          ...{ carregadoPor: 'Ana Prado', email: 'ana@sindicato.org', desabilitado: false },
        }),
      },
    },
  });
  await rowMenu(user, 'Alvará', 'Ver arquivos');
  const dialog = await screen.findByRole('dialog', { name: 'Arquivos de Alvará' });
  await within(dialog).findByRole('link', { name: /^alvara\.pdf/ });
  within(dialog).getByText(/Ana Prado/);
});

it('on finance’s list the row leads to files, expenses and notes', async () => {
  const { user } = await open('/financial/contratos', { list: () => ({ ...pageOf([LISTADO]), somas: { valor: 0 } }) }, [
    'visualizador_financeiro',
  ]);
  await rowMenu(user, '0042/2026 Assessoria jurídica', 'Observações e histórico');
  await screen.findByText('Nenhuma observacao encontrada.');
  await user.click(there(screen.getAllByRole('button', { name: /^Ações de 0042/ })[0]));
  await screen.findByRole('menuitem', { name: 'Ver arquivos' });
  const entradas = screen.getAllByRole('menuitem').map(({ textContent }) => textContent);
  expect(entradas).toEqual(['Ver arquivos', 'Receitas e despesas', 'Observações e histórico']);
});

it('finance reads what was paid and opens on the expenses', async () => {
  await open(`/financial/contratos?registro=${LISTADO.id}`, {}, ['visualizador_financeiro']);
  await screen.findByText('Nenhuma despesa encontrada.');
  screen.getByRole('columnheader', { name: /Saldo/ });
  expect(screen.queryByRole('button', { name: 'Editar' })).toBeNull();
});
