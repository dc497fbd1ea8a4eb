import { platformErrors, podeDe } from '@sede/domain/kernel';
import { type Filiado, filiadosErrors } from '@sede/domain/modules/filiados/filiados';
import { expect, it } from 'vitest';
import {
  choose,
  expectNoViolations,
  fieldOf,
  fill,
  findNotice,
  type Handlers,
  historyOf,
  openAt,
  pageOf,
  rowMenu,
  screen,
  there,
  waitFor,
  within,
} from '#platform/testing/index.ts';
import { filiado, LISTAS } from './filiado-for-tests.ts';
import { filiadosModule } from './filiados.routes.tsx';

const open = (
  record: Filiado,
  filiados: Handlers['filiados'] = {},
  as: 'gestor_usuario' | 'visualizador_usuario' = 'gestor_usuario',
  path = `/filiados/${record.id}`,
) =>
  openAt(path, filiadosModule.routes, {
    as: [as],
    contract: {
      processos: { doFiliado: () => ({ itens: [], coletivas: [] }) },
      filiados: {
        list: () => pageOf([record]),
        get: () => record,
        history: () => historyOf([]),
        linhaDoTempo: () => ({ itens: [], proximo: null }),
        ...filiados,
      },
      dependentes: { doFiliado: () => ({ itens: [] }) },
      configuracoes: { listas: () => ({ habilitadas: LISTAS, desabilitadas: {} }) },
    },
  });

it('the page says who it is, masks what is restricted and shows it once for the whole record', async () => {
  const record = filiado(1);
  const { user, asked } = await open(
    record,
    {
      restritos: () => ({ ...record, rg: '1204556', nomeMae: 'Helena Duarte' }),
    },
    'visualizador_usuario',
  );
  await screen.findByRole('heading', { level: 1, name: 'Pessoa 1' });
  await screen.findByText(/CPF 529.982.247-25 · Matrícula 24871 · 74 anos · filiação em 14\/03\/1998/);
  const [first, second] = await screen.findAllByRole('button', { name: 'Mostrar' });
  expect(second).toBeDefined();
  expect(screen.queryByText('1204556')).toBeNull();
  await expectNoViolations();
  await user.click(there(first));
  expect(await screen.findByText('1204556')).toBeDefined();
  expect(screen.getByText('Helena Duarte')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Mostrar' })).toBeNull();
  expect(asked('filiados.restritos')).toHaveLength(1);
  expect(screen.queryByRole('button', { name: 'Editar' })).toBeNull();
});

it('tells what has to be known: left, e-mail returned, to be looked at', async () => {
  await open(
    filiado(1, {
      cadastro: 'INATIVO',
      dataDesfiliacao: '2020-07-10',
      emailDevolvidoEm: '2026-11-12T12:03:00.000Z',
      aConferir: ['cpf'],
      cpf: null,
    }),
  );
  await screen.findByText('Atenção: servidor não é mais filiado.');
  await screen.findByText(/E-mail devolvido em 12\/11\/2026/);
  await screen.findByText('A conferir: CPF.');
});

it('desfiliar takes a day that is not ahead and a reason, and tells what stays', async () => {
  const record = filiado(1, { dependentes: 2, pode: podeDe({ filiar: 'ja_filiado' }) });
  const { user, asked } = await open(
    record,
    { desfiliar: () => filiado(1, { cadastro: 'INATIVO' }) },
    'gestor_usuario',
    '/filiados',
  );
  await rowMenu(user, 'Pessoa 1', 'Desfiliar');
  const dialog = await screen.findByRole('dialog', { name: 'Desfiliar: Pessoa 1' });
  within(dialog).getByText('Ficam na ficha: 2 dependentes.');
  await fill(user, dialog, 'Data', '22/11/2026');
  await choose(user, dialog, 'Motivo', 'A pedido');
  within(dialog).getByText('A data não pode ser futura.');
  expect(within(dialog).getByRole<HTMLButtonElement>('button', { name: 'Desfiliar' }).disabled).toBe(true);
  await fill(user, dialog, 'Data', '20/11/2026');
  await user.click(within(dialog).getByRole('button', { name: 'Desfiliar' }));
  await findNotice('Filiado desfiliado.');
  expect(asked('filiados.desfiliar')).toMatchObject([{ data: '2026-11-20', motivo: 'A pedido', anexos: [] }]);
});

it('a death goes on to the pensioner, with titular and address filled', async () => {
  const record = filiado(1, { dependentes: 1, pode: podeDe({ filiar: 'ja_filiado' }) });
  const { user, asked } = await open(record, {
    registrarFalecimento: () => filiado(1, { falecido: true }),
    porCpf: () => ({ filiado: null }),
    sucessao: () => ({
      titular: { id: record.id, nome: 'Pessoa 1', cpf: record.cpf, empresa: 'SENADO', matricula: '24871' },
      endereco: {
        ...{ cep: '70755030', logradouro: 'SQN 309', bairro: 'Asa Norte', cidade: 'Brasília', estado: 'DF' },
        ...{ telFixo: null, telResidencial: null, formaPagamento: 'Boleto' },
      },
      dependentes: [
        {
          ...{ id: filiado(5).id, nomeCompleto: 'Paulo Duarte', cpf: '11144477735', dataNascimento: '1981-09-19' },
          ...{ sexo: 'Masculino', sexoOutro: null, parentesco: 'Filho(a)', nomeMae: null },
        },
      ],
    }),
    create: () => filiado(5),
  });
  await user.click(await screen.findByRole('button', { name: 'Mais' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Registrar falecimento' }));
  const death = await screen.findByRole('dialog', { name: 'Registrar falecimento: Pessoa 1' });
  await fill(user, death, 'Data do falecimento', '18/11/2026');
  await user.click(within(death).getByRole('button', { name: 'Registrar falecimento' }));
  expect(asked('filiados.registrarFalecimento')).toMatchObject([{ dataFalecimento: '2026-11-18' }]);
  const next = await screen.findByRole('dialog', { name: 'Pensionistas de Pessoa 1' });
  await user.click(await within(next).findByRole('button', { name: 'Registrar pensionista' }));
  const form = await screen.findByRole('dialog', { name: 'Registrar pensionista' });
  expect([fieldOf(form, 'Nome completo').value, fieldOf(form, 'Nome do titular').value]).toEqual([
    'Paulo Duarte',
    'Pessoa 1',
  ]);
  expect(fieldOf(form, 'Logradouro').value).toBe('SQN 309');
  await fill(user, form, 'E-mail', 'paulo@exemplo.com');
  await fill(user, form, 'Data de filiação', '20/11/2026');
  await user.click(within(form).getByRole('button', { name: 'Salvar' }));
  await findNotice('Usuário criado com sucesso!');
  expect(asked('filiados.create')).toMatchObject([
    {
      situacaoFiliado: 'PENSIONISTA',
      titularId: record.id,
      cpfFalecido: record.cpf,
      cep: '70755030',
      matricula: '24871',
    },
  ]);
  await screen.findByText('Registrado');
});

it('a PDF is taken off after its question, in the words of the text; a failure too', async () => {
  const arquivo = {
    id: filiado(8).id,
    nome: 'ficha.pdf',
    tamanho: 1000,
    anexadoEm: '2026-11-01T12:00:00.000Z',
    anexadoPor: 'Ana',
    protegido: false,
    tipoConteudo: 'application/pdf',
    sha256: '0',
  };
  const record = filiado(1, { anexos: 1 });
  let fails = true;
  const { user, asked } = await open(record, {
    restritos: () => ({ ...record, arquivos: [arquivo] }),
    removerAnexo: () => {
      if (fails) throw filiadosErrors.em_uso({ values: { itens: 'x' } });
      return filiado(1, { versao: 2 });
    },
  });
  await user.click(await screen.findByRole('button', { name: /^Ficha Cadastral/ }));
  await user.click(there((await screen.findAllByRole('button', { name: 'Mostrar' })).at(-1)));
  await user.click(await screen.findByRole('button', { name: 'Remover ficha.pdf' }));
  const question = await screen.findByRole('dialog', { name: 'Remover anexo' });
  within(question).getByText('Confirma a exclusão do arquivo?');
  await user.click(within(question).getByRole('button', { name: 'Remover' }));
  await findNotice('Erro ao excluir arquivo');
  fails = false;
  await user.click(within(question).getByRole('button', { name: 'Remover' }));
  await findNotice('Arquivo excluído com sucesso');
  expect(asked('filiados.removerAnexo')).toHaveLength(2);
  await waitFor(() => expect(screen.queryByText('ficha.pdf')).toBeNull());
});

it('whoever only sees has details, cases and documents in the row’s menu, and nothing that writes', async () => {
  const record = filiado(1, { pode: podeDe({ editar: 'so_consulta' }) });
  const { user } = await open(record, {}, 'visualizador_usuario', '/filiados');
  await user.click(await screen.findByRole('button', { name: 'Ações de Pessoa 1' }));
  const entries = (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent);
  expect(entries).toEqual([
    'Detalhes',
    'Processos',
    'Dependentes',
    'Documentos',
    'Imprimir ficha',
    'Declaração de filiação',
    'Histórico',
  ]);
  await user.click(screen.getByRole('menuitem', { name: 'Processos' }));
  const cases = await screen.findByRole('dialog', { name: 'Processos de Pessoa 1' });
  await within(cases).findByText('Nenhum processo encontrado');
  await user.click(there(within(cases).getAllByRole('button', { name: 'Fechar' })[1]));
  await rowMenu(user, 'Pessoa 1', 'Detalhes');
  const details = await screen.findByRole('dialog', { name: 'Pessoa 1' });
  await within(details).findByText('SSP / DF');
  await expectNoViolations();
});

it('who saw the data is for the manager, with names, and asked for when its section is opened', async () => {
  const record = filiado(1);
  const linha = { dia: '2026-11-20', area: 'Ficha do filiado', ato: 'Abriu a ficha', por: 'Edu', vezes: 1 };
  const { user, asked } = await open(record, { acessos: () => ({ itens: [linha], temMais: false }) });
  const section = await screen.findByRole('button', { name: 'Quem viu os dados' });
  expect(asked('filiados.acessos')).toEqual([]);
  await user.click(section);
  const table = within(await screen.findByRole('table'));
  expect(table.getAllByRole('cell').map((cell) => cell.textContent)).toEqual([
    '20/11/2026',
    'Ficha do filiado',
    'Abriu a ficha',
    'Edu',
  ]);
  await expectNoViolations();
});

it('whoever only sees members is not told who else did', async () => {
  await open(filiado(1), {}, 'visualizador_usuario');
  await screen.findByRole('button', { name: /^Histórico de alterações/ });
  expect(screen.queryByRole('button', { name: 'Quem viu os dados' })).toBeNull();
});

it('the address of a record that went into another opens that one', async () => {
  const [fica, sai] = [filiado(1), filiado(2)];
  await openAt(`/filiados/${sai.id}`, filiadosModule.routes, {
    as: ['gestor_usuario'],
    contract: {
      filiados: {
        list: () => pageOf([fica]),
        get: ({ id }) => {
          if (id === sai.id) throw platformErrors.nao_encontrado();
          return fica;
        },
        history: () => historyOf([]),
        linhaDoTempo: () => ({ itens: [], proximo: null }),
      },
      duplicados: { destino: ({ ficha }) => ({ para: ficha === sai.id ? fica.id : null }) },
      dependentes: { doFiliado: () => ({ itens: [] }) },
    },
  });
  await screen.findByRole('heading', { level: 1, name: 'Pessoa 1' });
  expect(window.location.pathname).toBe(`/filiados/${fica.id}`);
});
