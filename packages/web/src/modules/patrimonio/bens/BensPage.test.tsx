import { bensErrors } from '@sede/domain/modules/patrimonio/bens';
import { expect, it } from 'vitest';
import {
  answerUploads,
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
  there,
  waitFor,
  within,
} from '#platform/testing/index.ts';
import { arquivo, bem, completo, fluxo, manutencao, podeDoBem, RESUMO } from '../patrimonio.bens-for-tests.ts';
import { inventario } from '../patrimonio.inventarios-for-tests.ts';
import { bensModule } from './bens.routes.tsx';

const HISTORICO = { itens: [], total: 0, proximo: null };
const CAMILA = { id: '0198c0de-0000-7000-8000-0000000000c1', nome: 'Camila Prado', email: 'camila@sindicato.org' };

const INVENTARIO = inventario({ bens: 1374, lidos: 1172, emOutroSetor: 41, lendo: 3 });
const LIVRE = bem(1);
const FORA = bem(2, {
  ...{ situacao: 'Em uso', lugar: 'fora', lugarDia: '2026-11-27', comQuem: 'Camila Prado', usuario: 'Camila Prado' },
  ...{ saidaAberta: { id: fluxo(2).id, versao: 3, dataSaida: '2026-11-16', horaSaida: '09:00' }, movimentos: 1 },
  pode: podeDoBem({ sair: 'fora', descartar: 'fora', excluir: 'movimentado' }),
});
const ATRASADO = bem(3, { ...FORA, id: bem(3).id, nPatrimonio: '000003', lugar: 'atrasado', lugarDia: '2026-11-16' });
const OFICINA = bem(4, {
  ...{ situacao: 'Em manutencao', lugar: 'oficina', lugarDia: '2026-11-09', tipoObjeto: 'Impressora' },
  ...{ manutencaoAberta: { id: manutencao(4).id, versao: 3, dataManutencao: '2026-11-09' }, arquivos: 1 },
});

interface Given {
  bens?: Handlers['bens'];
  more?: Handlers;
  phone?: boolean;
}
const open = (path = '/patrimonio', { bens = {}, more = {}, phone = false }: Given = {}) =>
  openAt(path, bensModule.routes, {
    as: ['patrimonio'],
    phone,
    contract: {
      configuracoes: {
        listas: () => ({
          habilitadas: { tiposDeBem: ['Notebook', 'Impressora'], setoresDoPatrimonio: ['Comunicação', 'Jurídico'] },
          desabilitadas: {},
        }),
      },
      funcionarios: { options: () => ({ itens: [CAMILA] }) },
      inventarios: { list: () => ({ ...pageOf([]), somas: {} }) },
      termos: { doBem: () => ({ itens: [] }) },
      ...more,
      fluxos: { list: () => ({ ...pageOf([fluxo(3)]), somas: {} }), get: () => fluxo(2), ...more.fluxos },
      manutencoes: {
        list: () => ({ ...pageOf([manutencao(4)]), somas: { custo: 0 } }),
        get: () => manutencao(4),
        ...more.manutencoes,
      },
      bens: {
        list: () => ({ ...pageOf([LIVRE, FORA, ATRASADO, OFICINA]), somas: { valor: 0 } }),
        resumo: () => RESUMO,
        get: () => completo(ATRASADO),
        reading: () => ({ registro: completo(ATRASADO), historico: HISTORICO }),
        historicoAnterior: () => ({ itens: [] }),
        options: ({ ids }) => ({ itens: [LIVRE, FORA, ATRASADO].filter((um) => !ids || ids.includes(um.id)) }),
        ...bens,
      },
    },
  });

it('the register counts, tells where each is, and shows the other half', async () => {
  const { user, asked } = await open();
  await screen.findByText('1.412 bens · 21 descartados ou devolvidos · 38 fora da sede · 3 com retorno atrasado');
  const cells = async (numero: string) => (await screen.findByRole('row', { name: new RegExp(numero) })).textContent;
  expect(await cells('000001')).toMatch(/Disponível.*Na sede/);
  expect(await cells('000002')).toMatch(/Camila Prado.*Em uso.*Fora · volta 27\/11/);
  expect(await cells('000003')).toMatch(/Atrasado 5 dias/);
  expect(await cells('000004')).toMatch(/Em manutenção.*Oficina desde 09\/11/);
  expect(asked('bens.list').at(-1)).toMatchObject({ classe: 'pessoa' });
  await expectNoViolations();
  const predial = screen.getByRole('button', { name: 'Predial 38' });
  expect(predial.getAttribute('aria-pressed')).toBe('false');
  await user.click(predial);
  await waitFor(() => expect(asked('bens.list').at(-1)).toMatchObject({ classe: 'predial' }));
  expect(predial.getAttribute('aria-pressed')).toBe('true');
  await screen.findByRole('columnheader', { name: /Empresa/ });
});

it('says when an inventory saw each last, and what nobody found', async () => {
  const perdido = bem(5, { conferido: '2026-05-13', naoLocalizado: true });
  await open('/patrimonio', { bens: { list: () => ({ ...pageOf([LIVRE, perdido]), somas: { valor: 0 } }) } });
  expect((await screen.findByRole('row', { name: /000001/ })).textContent).toMatch(/14\/11\/2026/);
  const linha = await screen.findByRole('row', { name: /000005/ });
  expect(linha.textContent).toMatch(/não localizado/);
  expect(linha.textContent).not.toMatch(/13\/05\/2026/);
});

it('shows the newest open inventory above the register', async () => {
  const { user } = await open('/patrimonio', {
    more: { inventarios: { list: () => ({ ...pageOf([INVENTARIO]), somas: {} }), get: () => INVENTARIO } },
  });
  const faixa = await screen.findByRole('region', { name: 'Inventário anual 2026' });
  expect(faixa.textContent).toMatch(
    /3 pessoas lendo agora · começou em 14\/11\/2026.*1\.172 de 1\.374.*41 em outro setor/,
  );
  await expectNoViolations();
  await user.click(within(faixa).getByRole('link', { name: 'Abrir inventário' }));
  expect(window.location.pathname).toBe(`/patrimonio/inventarios/${INVENTARIO.id}`);
});

it('a link of the worklist shows both halves', async () => {
  const { asked } = await open('/patrimonio?garantia=sim');
  await screen.findByRole('columnheader', { name: /Classe/ });
  expect(asked('bens.list')[0]).toMatchObject({ garantia: true });
  expect(asked('bens.list')[0]).not.toHaveProperty('classe');
});

it('an asset’s own address opens its panel: custody, flows, maintenances, attachments', async () => {
  const { user } = await open(`/patrimonio/bens/${ATRASADO.id}`);
  const panel = await screen.findByRole('complementary', { name: '000003 · Notebook' });
  await within(panel).findByRole('region', { name: 'Custódia' });
  expect((await within(panel).findByRole('region', { name: 'Fluxos' })).textContent).toMatch(
    /Camila Prado.*Fora do prazo/,
  );
  expect((await within(panel).findByRole('region', { name: 'Manutenções' })).textContent).toMatch(/Não puxa o papel/);
  within(panel).getByRole('region', { name: 'Anexos' });
  within(panel).getByRole('region', { name: 'Histórico' });
  await expectNoViolations();
  await user.click(within(panel).getByRole('button', { name: 'Registrar retorno' }));
  await screen.findByRole('dialog', { name: 'Registrar retorno' });
});

it('an asset is registered: what is missing is told in the text’s word, the files are asked about', async () => {
  const sent = answerUploads({ ...arquivo('nota.pdf'), nome: 'nota.pdf' });
  const { user, asked } = await open('/patrimonio', { bens: { create: () => completo(LIVRE) } });
  await user.click(await screen.findByRole('button', { name: 'Cadastrar bem' }));
  const drawer = await screen.findByRole('dialog', { name: 'Cadastrar bem' });
  const save = within(drawer).getByRole('button', { name: 'Salvar' });
  expect(save).toHaveProperty('disabled', true);
  await fill(user, drawer, 'Descrição', 'Dell Latitude 5450');
  await user.click(save);
  for (const label of ['Nº de patrimônio', 'Tipo de objeto', 'Responsável'])
    expect(fieldError(drawer, label)).toBe('Obrigatorio');
  await fill(user, drawer, 'Nº de patrimônio', '12a');
  expect(fieldError(drawer, 'Nº de patrimônio')).toBe('Use só algarismos, até 10.');
  await fill(user, drawer, 'Nº de patrimônio', '004812');
  await choose(user, drawer, 'Tipo de objeto', 'Notebook');
  await fill(user, drawer, 'Responsável', 'Almoxarifado');
  expect(within(drawer).queryByLabelText(/Data de descarte/)).toBeNull();
  await choose(user, drawer, 'Situação', 'Descartado');
  await user.click(save);
  expect(fieldError(drawer, 'Data de descarte')).toBe('Obrigatorio');
  await choose(user, drawer, 'Situação', 'Disponível');
  expect(within(drawer).queryByLabelText(/Data de descarte/)).toBeNull();

  const file = new File(['%PDF-1.4'], 'nota.pdf', { type: 'application/pdf' });
  await user.upload(there(drawer.querySelector<HTMLInputElement>('input[type=file]')), file);
  const question = await screen.findByRole('dialog', { name: 'Enviar arquivos' });
  within(question).getByText('Confirma o envio dos arquivos?');
  within(question).getByRole('button', { name: 'Cancelar' });
  expect(sent).toEqual([]);
  await user.click(within(question).getByRole('button', { name: 'Confirmar' }));
  await findNotice('Todos os arquivos foram carregados com sucesso!');
  expect(sent).toEqual([{ name: 'nota.pdf', modulo: 'bens' }]);
  await expectNoViolations();
  await user.click(save);
  await findNotice('Bem patrimonial salvo com sucesso!');
  expect(asked('bens.create')).toMatchObject([
    {
      classe: 'pessoa',
      nPatrimonio: '004812',
      tipoObjeto: 'Notebook',
      situacaoBase: 'Disponivel',
      anexos: [arquivo('').id],
    },
  ]);
});

it('a building asks for company and CNPJ', async () => {
  const { user } = await open('/patrimonio?registro=novo&classe=predial');
  const drawer = await screen.findByRole('dialog', { name: 'Cadastrar bem' });
  await fill(user, drawer, 'CNPJ', '11222333000180');
  await user.click(within(drawer).getByRole('button', { name: 'Salvar' }));
  expect(fieldError(drawer, 'CNPJ')).toBe('CNPJ inválido');
  expect(fieldError(drawer, 'Empresa')).toBe('Obrigatorio');
  expect(fieldError(drawer, 'Nº de patrimônio')).toBeNull();
});

it('several leave at once; the one that somebody took meanwhile is told at its place', async () => {
  const { user, asked } = await open('/patrimonio', {
    bens: { list: () => ({ ...pageOf([LIVRE, bem(5), FORA]), somas: { valor: 0 } }) },
    more: {
      fluxos: {
        create: () => {
          throw bensErrors.ja_fora({
            values: { bens: [{ n: '000005', com: 'Renato Vilela' }] },
            data: { bens: [{ id: bem(5).id, nPatrimonio: '000005', com: 'Renato Vilela' }] },
          });
        },
      },
    },
  });
  await user.click(await screen.findByRole('checkbox', { name: 'Selecionar 000001 · Notebook' }));
  await user.click(screen.getByRole('checkbox', { name: 'Selecionar 000005 · Notebook' }));
  await user.click(screen.getByRole('checkbox', { name: 'Selecionar 000002 · Notebook' }));
  await user.click(screen.getByRole('button', { name: /^Registrar saída \(2 de 3\)/ }));
  const drawer = await screen.findByRole('dialog', { name: 'Registrar saída' });
  await choose(user, drawer, 'Funcionário responsável', 'Camila Prado', 'Cam');
  await user.click(within(drawer).getByRole('button', { name: 'Salvar' }));
  await within(drawer).findByText('já está fora, com Renato Vilela');
  within(drawer).getByText('O bem 000005 já está fora, com Renato Vilela.');
  expect(asked('fluxos.create')).toMatchObject([{ bens: [LIVRE.id, bem(5).id], idFuncionario: CAMILA.id }]);
});

it('labels are printed of many, and of the one whose panel shows its code', async () => {
  const { user } = await open(`/patrimonio?registro=${ATRASADO.id}`);
  const panel = within(await screen.findByRole('region', { name: 'Etiqueta' }));
  panel.getByRole('img', { name: 'Código QR do bem 000003' });
  await user.click(panel.getByRole('button', { name: 'Imprimir etiqueta' }));
  const uma = await screen.findByRole('dialog', { name: 'Etiqueta' });
  await user.click(within(uma).getByRole('button', { name: 'Cancelar' }));
  await user.click(await screen.findByRole('checkbox', { name: 'Selecionar 000001 · Notebook' }));
  await user.click(screen.getByRole('checkbox', { name: 'Selecionar 000002 · Notebook' }));
  await user.click(screen.getByRole('button', { name: /^Etiquetas/ }));
  within(await screen.findByRole('dialog', { name: 'Etiquetas' })).getByText('2 etiquetas em 1 página');
});

it('many are given to a sector, and what was refused is told', async () => {
  const { user, asked } = await open('/patrimonio', {
    bens: {
      alocar: () => ({
        feitas: [LIVRE.id],
        recusadas: [{ id: OFICINA.id, code: 'x', message: 'O bem está descartado.' }],
      }),
    },
  });
  await user.click(await screen.findByRole('checkbox', { name: 'Selecionar 000001 · Notebook' }));
  await user.click(screen.getByRole('checkbox', { name: 'Selecionar 000004 · Impressora' }));
  await user.click(screen.getByRole('button', { name: /^Alocar/ }));
  const dialog = await screen.findByRole('dialog', { name: 'Alocar 2 bens' });
  const alocar = within(dialog).getByRole('button', { name: 'Alocar' });
  expect(alocar).toHaveProperty('disabled', true);
  await choose(user, dialog, 'Setor', 'Jurídico');
  await expectNoViolations();
  await user.click(alocar);
  await findNotice('1 bem alocado; 1 recusada: O bem está descartado.');
  expect(asked('bens.alocar')).toMatchObject([{ setorAlocado: 'Jurídico', dataAlocacao: '2026-11-21' }]);
  expect(asked('bens.alocar')[0]).not.toHaveProperty('idUsuario');
});

it('discarding asks for its day, what is out refuses it; undoing and deleting ask for a reason', async () => {
  const DESCARTADO = bem(6, {
    ...{ situacao: 'Descartado', situacaoBase: 'Descartado', lugar: 'fim', dataDescarte: '2026-11-01' },
    pode: podeDoBem({ editar: 'descartado', sair: 'descartado', desfazerDescarte: null }),
  });
  const { user, asked } = await open('/patrimonio', {
    bens: {
      list: () => ({ ...pageOf([LIVRE, FORA, DESCARTADO]), somas: { valor: 0 } }),
      descartar: () => completo(LIVRE),
      desfazerDescarte: () => completo(DESCARTADO),
      remove: () => ({ id: LIVRE.id }),
    },
  });
  await rowMenu(user, '000002 · Notebook', 'Descartar O bem está fora: registre o retorno antes.');
  expect(screen.queryByRole('dialog')).toBeNull();
  await user.keyboard('{Escape}');
  await rowMenu(user, '000001 · Notebook', 'Descartar');
  const dialog = await screen.findByRole('dialog', { name: 'Descartar bem' });
  within(dialog).getByText('Confirma o descarte do bem 000001?');
  expect(fieldOf(dialog, 'Data de descarte').value).toBe('21/11/2026');
  await fill(user, dialog, 'Data de descarte', '22112026');
  within(dialog).getByText('A data de descarte não pode ser futura.');
  expect(within(dialog).getByRole('button', { name: 'Descartar' })).toHaveProperty('disabled', true);
  await fill(user, dialog, 'Data de descarte', '21112026');
  await user.click(within(dialog).getByRole('button', { name: 'Descartar' }));
  await findNotice('Descarte registrado com sucesso!');
  expect(asked('bens.descartar')).toMatchObject([{ id: LIVRE.id, versao: 3, data: '2026-11-21' }]);

  await rowMenu(user, '000006 · Notebook', 'Desfazer descarte');
  const undo = await screen.findByRole('dialog', { name: 'Desfazer descarte' });
  const desfazer = within(undo).getByRole('button', { name: 'Desfazer' });
  expect(desfazer).toHaveProperty('disabled', true);
  await fill(user, undo, 'Motivo', 'Era outro');
  await user.click(desfazer);
  await findNotice('Descarte desfeito.');
  expect(asked('bens.desfazerDescarte')).toEqual([{ id: DESCARTADO.id, versao: 3, motivo: 'Era outro' }]);

  await rowMenu(user, '000001 · Notebook', 'Excluir');
  const excluir = await screen.findByRole('dialog', { name: 'Excluir bem' });
  within(excluir).getByText('Confirma a exclusão permanente de 000001?');
  await fill(user, excluir, 'Motivo', 'Duplicado');
  await user.click(within(excluir).getByRole('button', { name: 'Excluir' }));
  await findNotice('Bem patrimonial excluído com sucesso!');
  expect(asked('bens.remove')).toEqual([{ id: LIVRE.id, versao: 3, motivo: 'Duplicado' }]);
});

it('of one that came over discarded without its day that is said', async () => {
  const SEM_DATA = bem(6, {
    ...{ situacao: 'Descartado', situacaoBase: 'Descartado', lugar: 'fim', dataDescarte: null },
  });
  const { user } = await open('/patrimonio', {
    bens: {
      list: () => ({ ...pageOf([SEM_DATA]), somas: { valor: 0 } }),
      reading: () => ({ registro: completo(SEM_DATA), historico: HISTORICO }),
    },
  });
  await user.click(await screen.findByRole('row', { name: /000006/ }));
  const drawer = await screen.findByRole('complementary', { name: '000006 · Notebook' });
  await within(drawer).findByText('não informada no sistema anterior');
});

it('attachments are read from the menu, where there are any, and taken away after a question', async () => {
  const { user, asked } = await open('/patrimonio', {
    bens: {
      get: () => completo(OFICINA, [arquivo('nota.pdf')]),
      removerAnexo: () => completo(OFICINA),
    },
  });
  await rowMenu(user, '000004 · Impressora', 'Ver anexos');
  const dialog = await screen.findByRole('dialog', { name: 'Anexos' });
  await user.click(await within(dialog).findByRole('button', { name: 'Remover nota.pdf' }));
  const question = await screen.findByRole('dialog', { name: 'Remover anexo' });
  within(question).getByText('Confirma a exclusão do arquivo?');
  await user.click(within(question).getByRole('button', { name: 'Remover' }));
  await findNotice('Arquivo excluído com sucesso!');
  expect(asked('bens.removerAnexo')).toEqual([{ id: OFICINA.id, anexo: arquivo('').id }]);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Anexos' })).toBeNull());
  await user.click(await screen.findByRole('button', { name: 'Ações de 000001 · Notebook' }));
  expect(screen.queryByRole('menuitem', { name: 'Ver anexos' })).toBeNull();
});

it('a base in maintenance without a record is marked, and the record offered', async () => {
  const SEM = bem(7, { situacaoBase: 'Em manutencao', situacao: 'Em manutencao', semRegistro: true, lugar: 'oficina' });
  const { user } = await open(`/patrimonio?registro=${SEM.id}`, {
    bens: {
      list: () => ({ ...pageOf([SEM]), somas: { valor: 0 } }),
      get: () => completo(SEM),
      reading: () => ({ registro: completo(SEM), historico: HISTORICO }),
      options: () => ({ itens: [SEM] }),
    },
  });
  const panel = await screen.findByRole('complementary', { name: '000007 · Notebook' });
  expect((await within(panel).findAllByText('sem registro')).length).toBeGreaterThan(0);
  await user.click(within(panel).getByRole('button', { name: 'Registrar manutenção' }));
  const drawer = await screen.findByRole('dialog', { name: 'Cadastrar Manutenção' });
  await waitFor(() => expect(fieldOf(drawer, 'Nº Patrimônio').value).toBe('000007 · Notebook'));
});

it('a register that cannot be read says so and tries again; an empty one says what would stand there; on a phone it is cards', async () => {
  let fails = true;
  const { user } = await open('/patrimonio', {
    phone: true,
    bens: {
      list: () => {
        if (fails) throw bensErrors.movimentado();
        return { ...pageOf([]), somas: { valor: 0 } };
      },
    },
  });
  fails = false;
  await user.click(await screen.findByRole('button', { name: 'Tentar novamente' }));
  await screen.findByText('Aqui ficam os bens do sindicato: o que são, com quem estão e onde.');
  await expectNoViolations();
});
