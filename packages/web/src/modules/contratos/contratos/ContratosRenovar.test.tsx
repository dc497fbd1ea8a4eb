import type { Role } from '@sede/domain/access';
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

const LISTA = '/gestao-de-contratos/contratos';
const NOVO = '0198c0de-0000-7000-8000-0000000000c2';
const open = (contrato: typeof COMPLETO, handlers: Handlers = {}, as: Role[] = ['gestor_de_contratos'], path = LISTA) =>
  openAt(path, contratosModule.routes, {
    as,
    contract: {
      beneficiarios: { vincular: () => ({ itens: [] }) },
      ...handlers,
      contratos: {
        list: () => ({
          ...pageOf([{ ...LISTADO, situacao: contrato.situacao, pode: contrato.pode }, SIMPLES]),
          somas: { valor: 0 },
        }),
        contadores: () => CONTADORES,
        get: () => contrato,
        reading: () => ({ registro: contrato, historico: { itens: [], total: 0, proximo: null } }),
        observacoes: () => ({ itens: [], total: 0 }),
        ...handlers.contratos,
      },
    },
  });
const PAINEL = `${LISTA}?registro=${LISTADO.id}`;

it('renewing is an extension, or a new contract with the old one’s parties, mails and value, that names it', async () => {
  const { user, asked } = await open(
    COMPLETO,
    {
      contratos: {
        create: () => ({ ...COMPLETO, id: NOVO, numeroContrato: '0043/2026', versao: 1 }),
      },
    },
    undefined,
    PAINEL,
  );
  await user.click(await screen.findByRole('button', { name: 'Renovar' }));
  const question = await screen.findByRole('dialog', { name: 'Renovar contrato' });
  fieldOf(question, 'Novo fim da vigência');
  await expectNoViolations();
  await user.click(within(question).getByRole('button', { name: 'Novo contrato, copiado deste' }));
  const drawer = await screen.findByRole('dialog', { name: 'Novo contrato ou documento' });
  within(drawer).getByText('Renova o contrato 0042/2026 Assessoria jurídica');
  expect(
    ['Nome', 'Início da vigência', 'Fim da vigência', 'Data de alerta'].map((label) => fieldOf(drawer, label).value),
  ).toEqual([...['Assessoria jurídica', '01/01/2100', '', '']]);
  await fill(user, drawer, 'Fim da vigência', '31122100');
  await fill(user, drawer, 'Data de alerta', '01102100');
  await user.click(within(drawer).getByRole('button', { name: 'Salvar' }));
  await findNotice('Contrato de numero 0043/2026 com a situacao "VIGENTE" salvo com sucesso!');
  const { contratados, emails, valorTotal } = COMPLETO;
  expect(asked('contratos.create')).toEqual([
    {
      ...{
        idAnterior: LISTADO.id,
        tipoObjeto: 'Contrato',
        nome: 'Assessoria jurídica',
        valorTotal,
        emails,
        anexos: [],
      },
      ...{ dataInicio: '2100-01-01', dataFim: '2100-12-31', dataAlerta: '2100-10-01' },
      contratados: contratados.map(({ cnpjContratado, nome }) => expect.objectContaining({ cnpjContratado, nome })),
    },
  ]);
});

it('a party that is typed is saved with the others though nobody included it; half of one says what it lacks', async () => {
  const { user, asked } = await open(COMPLETO, {
    contratos: { update: () => ({ ...COMPLETO, versao: 4 }) },
  });
  await rowMenu(user, '0042/2026 Assessoria jurídica', 'Editar');
  const drawer = await screen.findByRole('dialog', { name: /^Editar/ });
  await user.click(within(drawer).getByRole('button', { name: 'Digitar CNPJ de quem não é beneficiário' }));
  await fill(user, drawer, 'CNPJ', '06990590000123');
  await user.click(within(drawer).getByRole('button', { name: 'Salvar' }));
  await within(drawer).findByText('Campo obrigatorio');
  await fill(user, drawer, 'Nome do contratado', 'Limpa Tudo Ltda.');
  await user.click(within(drawer).getByRole('button', { name: 'Salvar' }));
  await waitFor(() =>
    expect(asked('contratos.update')).toEqual([
      {
        ...{ id: LISTADO.id, versao: 3 },
        contratados: [
          ...COMPLETO.contratados.map(({ nome }) => expect.objectContaining({ nome })),
          { cnpjContratado: '06990590000123', nome: 'Limpa Tudo Ltda.' },
        ],
      },
    ]),
  );
});

it('a closed one, which takes no aditivo, is renewed by a new one; what it renews is told in its reading', async () => {
  const pode = podeNoTeste({ editar: 'encerrado', encerrar: 'encerrado', reabrir: null, aditar: 'encerrado' });
  const { user } = await open(
    { ...COMPLETO, situacao: 'Encerrado', vigente: false, pode, idAnterior: NOVO, numeroAnterior: '0007/2021' },
    {},
    undefined,
    PAINEL,
  );
  const link = await screen.findByRole('link', { name: '0007/2021' });
  expect(link.getAttribute('href')).toBe(`${LISTA}?registro=${NOVO}`);
  await user.click(await screen.findByRole('button', { name: 'Renovar' }));
  await screen.findByRole('dialog', { name: 'Novo contrato ou documento' });
});

it('opened again, it is said to be so once its panel shows it: its buttons do what is now possible', async () => {
  const pode = podeNoTeste({ editar: 'encerrado', encerrar: 'encerrado', reabrir: null, aditar: 'encerrado' });
  const fechado = { ...COMPLETO, situacao: 'Encerrado' as const, pode };
  let agora: typeof COMPLETO = fechado;
  const lida = Promise.withResolvers<void>();
  const { user } = await open(
    fechado,
    {
      contratos: {
        reabrir: () => {
          agora = { ...COMPLETO, versao: 4 };
          return agora;
        },
        reading: async () => {
          if (agora !== fechado) await lida.promise;
          return { registro: agora, historico: { itens: [], total: 0, proximo: null } };
        },
      },
    },
    undefined,
    PAINEL,
  );
  await user.click(await screen.findByRole('button', { name: 'Cancelar encerramento' }));
  const question = await screen.findByRole('dialog', { name: 'Cancelar encerramento' });
  await user.click(within(question).getByRole('button', { name: 'Cancelar encerramento' }));
  await waitFor(() => expect(agora).not.toBe(fechado));
  expect(screen.queryByText('Contrato de numero 0042/2026 com a situacao "VIGENTE" salvo com sucesso!')).toBeNull();
  lida.resolve();
  await findNotice('Contrato de numero 0042/2026 com a situacao "VIGENTE" salvo com sucesso!');
  await user.click(screen.getByRole('button', { name: 'Renovar' }));
  await screen.findByRole('dialog', { name: 'Renovar contrato' });
});

it('the form of one without a file says so when it is left, and is left', async () => {
  const { user, asked } = await open({ ...COMPLETO, anexos: [] });
  await rowMenu(user, '0042/2026 Assessoria jurídica', 'Editar');
  const drawer = await screen.findByRole('dialog', { name: /^Editar/ });
  await user.click(within(drawer).getByRole('button', { name: 'Cancelar' }));
  await findNotice('Anexo e obrigatorio!');
  await waitFor(() => expect(screen.queryByRole('dialog', { name: /^Editar/ })).toBeNull());
  expect(asked('contratos.update')).toEqual([]);
});

const ALVARA = {
  ...{ id: SIMPLES.id, versao: 4, criadoEm: '2026-01-01T12:00:00.000Z', atualizadoEm: '2026-01-01T12:00:00.000Z' },
  ...{ nome: 'Alvará', idAnexo: null, anexo: null, dataCarregamento: '2026-01-01T12:00:00.000Z', vigente: true },
  ...{ dataInicioVigencia: '2026-01-01', dataFimVigencia: '2026-12-31', carregadoPor: 'Ana', email: 'a@x.org' },
  desabilitado: false,
};

it('a simple document has its own dialog in the list, cannot be closed, and is deleted for good', async () => {
  const { user, asked } = await open(COMPLETO, {
    documentos: { get: () => ALVARA, remove: ({ id }) => ({ id }) },
  });
  const linha = await screen.findByRole('row', { name: /Alvará/ });
  await user.click(within(linha).getByText('Documento simples'));
  const drawer = await screen.findByRole('dialog', { name: 'Editar documento' });
  expect(fieldOf(drawer, 'Fim da vigência').value).toBe('31/12/2026');
  await user.click(within(drawer).getByRole('button', { name: 'Cancelar' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await rowMenu(user, 'Alvará', 'Excluir');
  const question = await screen.findByRole('dialog', { name: 'Excluir documento' });
  within(question).getByText('Alvará');
  await user.click(within(question).getByRole('button', { name: 'Excluir' }));
  await waitFor(() => expect(asked('documentos.remove')).toEqual([{ id: SIMPLES.id, versao: SIMPLES.versao }]));
  await user.click(there(screen.getAllByRole('button', { name: 'Ações de Alvará' })[0]));
  expect((await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)).toEqual([
    ...['Editar', 'Ver arquivos', 'Abrir documento', 'Excluir'],
  ]);
});
