/**
 * Three appointments booked by keyboard alone, in no more than 25 keys each once the member is found: one is moved, one is missed, one is
 * concluded into a new case. The office's user sees only their own, a lawyer's day on a phone.
 */
import type { Page } from '@playwright/test';
import { daEscritorio, newFiliado } from '../support/legal.ts';
import { create, unique } from '../support/records.ts';
import { choose, expectFits, expectNotice, fieldOf, row } from '../support/screens.ts';
import { expect, expectNoViolations, phone, test } from '../support/test.ts';

const ANO = new Date().getUTCFullYear() + 1;
const DIA = `${ANO}-03-03`;
const MAX_TECLAS = 25;

/** Keys as a person strikes them: a chord is one. */
function teclado(page: Page) {
  let teclas = 0;
  return {
    quantas: () => teclas,
    recomecar: () => {
      teclas = 0;
    },
    async press(...keys: string[]) {
      for (const key of keys) {
        await page.keyboard.press(key);
        teclas += 1;
      }
    },
    async type(text: string) {
      await page.keyboard.type(text, { delay: 15 });
      teclas += text.length;
    },
  };
}

async function newEscritorio(page: Page, horarios: [string, string][]) {
  const nome = unique('Advocacia');
  const { id } = await create<{ id: string }>(page, 'escritorios', { nome, email: 'contato@advocacia.example' });
  await create(page, 'agendas', {
    ...{ escritorioId: id, ano: ANO, tipoAtendimento: 'Presencial', tipoServico: 'Jurídico', local: 'SQS 101, sala 5' },
    incluir: horarios.map(([inicio, fim]) => ({ data: DIA, inicio, fim })),
    confirmarSobrepostos: false,
  });
  return { id, nome };
}

test('three are booked by keyboard; one is moved, one missed, one concluded into a new case', async ({ person }) => {
  test.setTimeout(240_000);
  const { page: gestora } = await person(['gestor_usuario'], 'Gilda Gestora');
  const sobrenome = unique('Agendada').replaceAll(/[ -]/g, '');
  const pessoas = [`Ana ${sobrenome}`, `Bia ${sobrenome}`, `Caio ${sobrenome}`];
  for (const nomeCompleto of pessoas) await newFiliado(gestora, nomeCompleto);
  const { page: julia } = await person(['juridico'], 'Júlia Jurista');
  const escritorio = await newEscritorio(julia, [
    ...([
      ['09:00', '09:40'],
      ['09:40', '10:20'],
      ['10:20', '11:00'],
      ['14:00', '14:40'],
    ] as [string, string][]), // label and value
  ]);
  const outro = await newEscritorio(julia, [['09:00', '09:40']]);

  await julia.goto('/juridico/atendimentos/novo');
  const teclas = teclado(julia);
  for (const [n, nome] of pessoas.entries()) {
    await expect(julia.getByRole('combobox', { name: 'Filiado' })).toBeFocused();
    await julia.keyboard.type(nome.slice(0, 4 + sobrenome.length), { delay: 5 });
    await expect(julia.getByRole('option', { name: new RegExp(nome) })).toBeVisible();
    teclas.recomecar();
    await teclas.press('Enter', 'Control+Enter');
    await expect(julia.getByRole('heading', { name: /Dados do atendimento/ })).toBeFocused();
    await teclas.press('Tab');
    if (n === 0) {
      // Office and type of the first; the others keep them.
      await teclas.type(escritorio.nome.slice(-4));
      await expect(julia.getByRole('option', { name: escritorio.nome })).toBeVisible();
      await teclas.press('Enter', 'Tab', 'Space');
      await teclas.press('Tab', 'Tab');
    } else await teclas.press('Tab', 'Tab', 'Tab');
    await expect(julia.getByRole('button', { name: 'Próximo dia livre' })).toBeFocused();
    await teclas.press('Enter');
    // The first free slot of that day.
    await expect(julia.getByRole('checkbox').locator(':scope:enabled').first()).toBeFocused();
    await teclas.press('Space');
    if (n === 0) await expectNoViolations(julia);
    // Over the other free slots and the encaixe, to the question: No.
    const livres = 4 - n;
    await teclas.press(...Array.from({ length: livres + 1 }, () => 'Tab'), 'ArrowRight');
    await teclas.press('Control+Enter');
    await expect(julia.getByRole('heading', { name: /^Atendimento \d{4}\/\d{4} agendado$/ })).toBeVisible();
    expect(teclas.quantas(), `keys of appointment ${n + 1}`).toBeLessThanOrEqual(MAX_TECLAS);
    await julia.getByRole('button', { name: 'Agendar outro' }).press('Enter');
  }

  // One is moved to the afternoon.
  await julia.goto('/juridico/atendimentos/agendados');
  const [ana, bia, caio] = pessoas as [string, string, string]; // three, as made above
  const acao = async (nome: string, entrada: string) => {
    await row(julia, nome)
      .getByRole('button', { name: /^Ações de/ })
      .click();
    await julia.getByRole('menuitem', { name: entrada, exact: true }).click();
  };
  await fieldOf(julia.locator('body'), 'Número, filiado ou escritório').fill(sobrenome);
  await expect(row(julia, caio)).toBeVisible();
  await acao(ana, 'Editar');
  await julia.getByRole('checkbox', { name: '09:00 – 09:40' }).uncheck();
  await julia.getByRole('checkbox', { name: '14:00 – 14:40' }).check();
  await julia.getByRole('button', { name: 'Salvar' }).click();
  await expectNotice(julia, 'Atendimento atualizado com sucesso!');
  await expect(julia.getByText('14:00 às 14:40').first()).toBeVisible();

  // One is missed, another took place and becomes a case.
  const resultado = async (nome: string, resposta: 'Sim' | 'Não') => {
    await julia.goto(`/juridico/atendimentos?busca=${sobrenome}`);
    await acao(nome, 'Registrar resultado');
    await julia.getByRole('dialog').getByRole('button', { name: 'Registrar resultado' }).click();
    await julia.getByRole('radio', { name: resposta }).check();
    await julia.getByRole('button', { name: 'Salvar' }).click();
    await expectNotice(julia, 'Atendimento atualizado com sucesso!');
  };
  await resultado(bia, 'Não');
  await expect(row(julia, bia)).toContainText('não compareceu');
  await resultado(caio, 'Sim');
  await expect(row(julia, caio)).toContainText('Aguardando conclusão');
  const objeto = unique('Objeto');
  await create(julia, 'objetos-processo', { descricao: objeto });
  await acao(caio, 'Concluir');
  const concluir = julia.getByRole('dialog', { name: /^Concluir/ });
  await concluir.getByRole('radio', { name: 'Sim' }).check();
  await concluir.getByRole('button', { name: 'Administrativo' }).click();
  const novo = julia.getByRole('dialog', { name: 'Novo processo administrativo' });
  await choose(novo, 'Tribunal/Órgão', 'TCU');
  await fieldOf(novo, 'Data de protocolo').fill('01/02/2026');
  await fieldOf(novo, 'Número').fill('2026/778899');
  await choose(novo, 'Objeto do processo', objeto, objeto);
  await novo.getByRole('button', { name: 'Salvar' }).click();
  await concluir.getByRole('button', { name: 'Concluir' }).click();
  await expectNotice(julia, 'Atendimento concluído com sucesso!');
  await row(julia, caio).click();
  await expect(julia.getByRole('link', { name: '2026/778899' })).toBeVisible();

  const { page: sistema } = await person(['gestor_sistema'], 'Sílvia Sistema');
  // The lawyer of the office sees its own, on a phone too; another's sees nothing of it.
  for (const [de, ve] of [
    [escritorio, true],
    [outro, false],
  ] as const) {
    const { user, page } = await person(['escritorio_juridico'], ve ? 'Paula Prado' : 'Leo Leal', phone);
    await daEscritorio(sistema, user.email, de.id);
    await page.goto(`/juridico/atendimentos?busca=${sobrenome}`);
    await expect(page.getByRole('heading', { name: 'Atendimentos' })).toBeVisible();
    await expect(page.getByRole('button', { name: new RegExp(`^\\d{4}/\\d+ · ${ana}$`) })).toHaveCount(ve ? 1 : 0);
    await expect(page.getByRole('button', { name: 'Agendar atendimento' })).toHaveCount(0);
    await expectFits(page);
  }
});
