/**
 * A case from its registration to its spreadsheets: an event with a PDF, sent for a statement, stated; the member concerned sees in
 * Meus Processos what is theirs to see and nothing else; the office's user works in the own cases alone.
 */
import type { Page } from '@playwright/test';
import { day } from '../support/expenses.ts';
import { daEscritorio } from '../support/legal.ts';
import { linkFor } from '../support/mail.ts';
import { create, newCpf, unique } from '../support/records.ts';
import { choose, download, expectFits, expectNotice, fieldOf, fillMoney, row } from '../support/screens.ts';
import { openSpreadsheets } from '../support/spreadsheets.ts';
import { expect, expectNoViolations, phone, type RunningServer, signIn, test } from '../support/test.ts';

const LISTA = '/juridico/processos';
const SENHA = 'azulejo-da-filiada-7';
const COMENTARIO = 'Só o jurídico lê este comentário.';
const MANIFESTACAO = 'De acordo com o acordo parcial.';

/** A judicial number of TRF1 whose digits hold: BigInt, as the test's own way to count. */
function newCnj(): string {
  const sequencial = String(1_000_000 + Math.floor(Math.random() * 8_999_999));
  const resto = '20214013400';
  const dd = String(98n - (BigInt(`${sequencial}${resto}00`) % 97n)).padStart(2, '0');
  return `${sequencial}-${dd}.2021.4.01.3400`;
}

const brDay = (n: number) => day(n).split('-').reverse().join('/');

async function newFiliado(page: Page, nome: string, email: string | null) {
  const cpf = newCpf();
  const { id } = await create<{ id: string }>(page, 'filiados', {
    ...{ nomeCompleto: nome, cpf, email, semEmail: email === null, empresa: 'CAMARA', matricula: cpf.slice(2) },
    ...{ situacaoFiliado: 'ATIVO', dataFiliacao: '2001-02-03', estado: 'DF' },
  });
  return { id, nome, cpf };
}

/** A member chooses a password by the link of the mail, and is signed in. */
async function entraComoFiliada(page: Page, sede: RunningServer, email: string): Promise<void> {
  await page.goto('/pw-forget');
  await page.getByLabel('E-mail').fill(email);
  await page.getByRole('button', { name: 'Criar nova senha' }).click();
  await page.goto(await linkFor(sede, email));
  await page.getByLabel('Nova senha', { exact: true }).fill(SENHA);
  await page.getByLabel('Confirme a nova senha').fill(SENHA);
  await page.getByRole('button', { name: 'Salvar a senha' }).click();
  await expect(page.getByText('Senha alterada com sucesso!')).toBeVisible();
  await signIn(page, sede, { nome: '', email, senha: SENHA, papeis: ['filiado'] });
}

async function sheetOf(page: Page, click: () => Promise<void>) {
  const { nome, corpo } = await download(page, click);
  const sheets = await openSpreadsheets(new Map([[nome, corpo]]));
  return { nome, celulas: (sheets.get(nome) ?? []).flat() };
}

const exporta = (page: Page) => async () => {
  await page.getByRole('button', { name: 'Exportar', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Excel (.xlsx)' }).click();
};

test('a case is made, goes on and is read by whom it concerns, each what is theirs', async ({
  page: filiada,
  person,
  sede,
}) => {
  test.setTimeout(180_000);
  const { page: gestora } = await person(['gestor_usuario'], 'Helena Prado');
  const email = `${unique('ana').replace(/\W/g, '')}@casa.example`;
  const ana = await newFiliado(gestora, unique('Ana Duarte'), email);
  const beto = await newFiliado(gestora, unique('Beto Duarte'), null);

  const { page } = await person(['juridico'], 'Lúcia Ferraz');
  const escritorio = await create<{ id: string; nome: string }>(page, 'escritorios', {
    ...{ nome: unique('Barros Advogados'), email: 'contato@barros.example' },
  });
  const outro = await create<{ id: string }>(page, 'escritorios', {
    nome: unique('Outro'),
    email: 'outro@adv.example',
  });
  const objeto = await create<{ id: string; descricao: string }>(page, 'objetos-processo', {
    descricao: unique('Reajuste'),
  });

  // The drawer: the number names its court.
  await page.goto(LISTA);
  await page.getByRole('button', { name: 'Novo processo' }).click();
  await page.getByRole('menuitem', { name: 'Novo processo judicial' }).click();
  const form = page.getByRole('dialog', { name: 'Novo processo judicial' });
  const numero = newCnj();
  await fieldOf(form, 'Número').fill(numero);
  await expect(fieldOf(form, 'Tribunal/Órgão')).toHaveValue(/^TRF1/);
  await fieldOf(form, 'Data de protocolo').fill('14/05/2021');
  await choose(form, 'Escritório', escritorio.nome, escritorio.nome);
  await choose(form, 'Objeto do processo', objeto.descricao, objeto.descricao);
  await fillMoney(form, 'Valor da causa', '48310240,00');
  await fieldOf(form, 'Link do processo').fill('https://pje.trf1.example/consulta');
  for (const { nome } of [ana, beto]) {
    await fieldOf(form, 'Filiados').fill(nome);
    await page.getByRole('option', { name: new RegExp(`^${nome}`) }).click();
    await expect(form.getByRole('button', { name: `Tirar ${nome}` })).toBeVisible();
  }
  await expectNoViolations(page);
  await form.getByRole('button', { name: 'Salvar' }).click();
  await expectNotice(page, 'Processo judicial salvo com sucesso!');
  await expect(page.getByRole('heading', { level: 1, name: numero })).toBeVisible();
  const endereco = new URL(page.url()).pathname;

  // What happens in it.
  await page.getByRole('button', { name: 'Novo evento' }).click();
  const evento = page.getByRole('dialog', { name: 'Novo evento' });
  await fieldOf(evento, 'Evento').fill('Sentença de procedência');
  await fieldOf(evento, 'Descrição do evento').fill('Pedido julgado procedente.');
  await evento.getByRole('switch', { name: /^Foi comunicado/ }).click();
  await evento.locator('input[type=file]').setInputFiles({
    ...{ name: 'sentenca.pdf', mimeType: 'application/pdf' },
    buffer: Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF'),
  });
  await expect(evento.getByRole('link', { name: /sentenca\.pdf/ })).toBeVisible();
  await evento.getByRole('button', { name: 'Salvar' }).click();
  await expectNotice(page, 'Evento adicionado com sucesso!');
  await page.getByRole('button', { name: 'Comentar' }).click();
  const comentario = page.getByRole('dialog', { name: 'Comentar' });
  await fieldOf(comentario, 'Comentário').fill(COMENTARIO);
  await comentario.getByRole('button', { name: 'Salvar' }).click();
  await expectNotice(page, 'Comentário adicionado com sucesso!');
  await page.getByRole('button', { name: 'Enviar para manifestação' }).click();
  const pergunta = page.getByRole('dialog', { name: 'Enviar para manifestação' });
  await expect(pergunta.getByText(`Confirma o envio do processo ${numero} para manifestação?`)).toBeVisible();
  await pergunta.getByRole('button', { name: 'Enviar' }).click();
  await expect(
    page.getByText(/^Processo enviado para manifestação com sucesso!\s+Aguardando manifestação do /),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Adicionar manifestação' }).click();
  const manifestacao = page.getByRole('dialog', { name: 'Adicionar manifestação' });
  await fieldOf(manifestacao, 'Manifestação').fill(MANIFESTACAO);
  await manifestacao.getByRole('button', { name: 'Salvar' }).click();
  await expectNotice(page, 'Manifestação adicionada com sucesso!');
  const andamento = page.getByRole('region', { name: 'Andamento' });
  for (const text of ['Sentença de procedência', 'Enviado para manifestação', MANIFESTACAO, COMENTARIO, 'Cadastrado'])
    await expect(andamento.getByText(text).first()).toBeVisible();
  await expect(andamento.getByRole('link', { name: /sentenca\.pdf/ })).toBeVisible();
  await expectNoViolations(page);

  // A deadline of tomorrow, met with a note.
  const prazos = page.getByRole('region', { name: 'Prazos' });
  await prazos.getByRole('button', { name: 'Novo prazo' }).click();
  const prazo = page.getByRole('dialog', { name: 'Novo prazo' });
  await fieldOf(prazo, 'Prazo').fill('Juntar fichas financeiras');
  await prazo.getByRole('radio', { name: 'data certa' }).check();
  await fieldOf(prazo, 'Vencimento').fill(brDay(1));
  await prazo.getByRole('button', { name: 'Salvar' }).click();
  await prazos.getByRole('button', { name: /^Cumprir/ }).click();
  const cumprir = page.getByRole('dialog', { name: /Juntar fichas financeiras/ });
  await cumprir.getByRole('textbox').fill('Petição protocolada.');
  await cumprir.getByRole('button', { name: 'Cumprir' }).click();
  await expect(prazos.getByText('Cumprido', { exact: true })).toBeVisible();

  // The member: the events with whether they were told; nobody else's name, no comment, no statement.
  await entraComoFiliada(filiada, sede, email);
  await filiada.goto('/filiado');
  await filiada.getByRole('link', { name: 'Ver processos' }).click();
  await expect(row(filiada, numero)).toContainText('e mais 1');
  await row(filiada, numero).getByRole('button', { expanded: false }).click();
  const eventos = filiada.getByRole('region', { name: 'EVENTOS DO PROCESSO' });
  await expect(eventos.getByText('Pedido julgado procedente.')).toBeVisible();
  await expect(eventos.getByText('Foi comunicado: Sim')).toBeVisible();
  for (const secret of [COMENTARIO, MANIFESTACAO, beto.nome]) await expect(filiada.getByText(secret)).toHaveCount(0);
  await expectNoViolations(filiada);
  const meus = await sheetOf(filiada, exporta(filiada));
  expect(meus.nome).toBe('meus_processos.xlsx');
  expect(meus.celulas.join(' ')).toContain(numero);
  expect(meus.celulas.join(' ')).not.toContain(beto.nome);
  const negado = await filiada.request.get(`/api${endereco.replace('/juridico', '')}`);
  expect(negado.status()).toBe(403);

  // The list on a phone, and its spreadsheet at the desk.
  await page.setViewportSize(phone.viewport);
  await page.goto(`${LISTA}?busca=${numero.replace(/\D/g, '')}`);
  await expect(page.getByText(numero)).toBeVisible();
  await expectFits(page);
  await page.setViewportSize({ width: 1366, height: 768 });
  const lista = await sheetOf(page, exporta(page));
  expect(lista.nome).toBe('processos.xlsx');
  expect(lista.celulas).toEqual(expect.arrayContaining([numero, 'TRF1', escritorio.nome, objeto.descricao]));

  // The report tells counts and sums, no names.
  await page.goto('/processos/relatorio');
  const porGrupo = page.getByRole('table', { name: /^Quantos processos/ });
  await porGrupo.getByRole('button', { name: escritorio.nome }).click();
  await expect(row(page, numero)).toBeVisible();
  await expect(page.getByText('1 processo ·', { exact: false })).toBeVisible();
  await expectNoViolations(page);
  const relatorio = await sheetOf(page, exporta(page));
  expect(relatorio.nome).toBe('relatorio_processos.xlsx');
  expect(relatorio.celulas).toContain(numero);
  expect(relatorio.celulas.join(' ')).not.toContain(ana.nome);

  // The office: its own cases, in which it registers; another office's are not there.
  const { page: advogada, user } = await person(['escritorio_juridico'], 'Camila Barros');
  const { page: sistema } = await person(['gestor_sistema'], 'Gil Sistema');
  await daEscritorio(sistema, user.email, escritorio.id);
  const alheio = await create<{ id: string }>(page, 'processos', {
    ...{ tipo: 'Administrativo', numero: `${process.pid}/2026`, tribunalOrgao: 'Senado', dataProtocolo: '2026-03-02' },
    ...{ escritorioId: outro.id, objetoId: objeto.id, filiados: [beto.id] },
  });
  await advogada.goto('/escritorio');
  await expect(advogada.getByRole('heading', { level: 1, name: 'Processos' })).toBeVisible();
  await expect(advogada.getByRole('region', { name: 'Atendimentos de hoje' })).toBeVisible();
  await expect(row(advogada, numero)).toBeVisible();
  await expect(advogada.getByRole('button', { name: 'Novo processo' })).toHaveCount(0);
  expect((await advogada.request.get(`/api/processos/${alheio.id}`)).status()).toBe(404);
  await advogada.getByRole('link', { name: numero }).click();
  await expect(advogada.getByRole('button', { name: 'Novo evento' })).toBeVisible();
  await expect(advogada.getByRole('button', { name: 'Editar' })).toHaveCount(0);
  await expectNoViolations(advogada);

  // Deleted, and taken back.
  await page.goto(endereco);
  await page.getByRole('button', { name: `Ações de ${numero}` }).click();
  await page.getByRole('menuitem', { name: 'Excluir' }).click();
  await page.getByRole('dialog', { name: 'Excluir processo' }).getByRole('button', { name: 'Excluir' }).click();
  await expect(page).toHaveURL(new RegExp(`${LISTA}$`));
  await page.getByRole('button', { name: 'Desfazer' }).click();
  await expectNotice(page, 'Desfeito.');
  await expect(row(page, numero)).toBeVisible();
});
