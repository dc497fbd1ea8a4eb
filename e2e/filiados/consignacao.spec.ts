/** A month of the payroll check, from three files to concluded: an inactivation made by one person, seen by another, undone. */
import type { Page } from '@playwright/test';
import { create, newCpf, unique } from '../support/records.ts';
import { choose, download, expectFits, expectNotice, fieldOf } from '../support/screens.ts';
import { expect, expectNoViolations, phone, test } from '../support/test.ts';

interface Membro {
  id: string;
  nome: string;
  cpf: string;
  matricula: string;
}

async function newMembro(page: Page, nome: string, empresa: string): Promise<Membro> {
  const membro = { nome: unique(nome), cpf: newCpf(), matricula: String(Number(newCpf().slice(2, 8))) };
  const { id } = await create<{ id: string }>(page, 'filiados', {
    ...{ nomeCompleto: membro.nome, cpf: membro.cpf, matricula: membro.matricula, empresa },
    ...{ situacaoFiliado: 'ATIVO', semEmail: true, dataFiliacao: '2010-03-14', formaPagamento: 'Consignação' },
  });
  return { id, ...membro };
}

const region = (page: Page, casa: string) => page.getByRole('region', { name: casa, exact: true });

async function keep(page: Page, casa: string, linhas: string) {
  const dialog = page.getByRole('dialog', { name: `${casa} · janeiro/2025` });
  await expect(dialog.getByText(linhas)).toBeVisible();
  await dialog.getByRole('button', { name: 'Enviar arquivo' }).click();
  await expectNotice(page, 'Arquivo enviado com sucesso!');
  await expect(region(page, casa).getByText('Enviado', { exact: true })).toBeVisible();
}

test('a month of consignação from three files to concluded, with an inactivation undone', async ({ person }) => {
  test.setTimeout(300_000);
  const { page: gestora } = await person(['gestor_usuario'], 'Helena Prado');
  const paga = await newMembro(gestora, 'Ana Paga', 'CAMARA');
  const falta = await newMembro(gestora, 'Bruno Falta', 'CAMARA');
  const senado = await newMembro(gestora, 'Célia Senado', 'SENADO');
  const tcu = await newMembro(gestora, 'Davi Contas', 'TCU');

  const { page } = await person(['consignacao'], 'Carla Rocha');
  await page.goto('/profile');
  await page
    .getByRole('link', { name: /Consignação/ })
    .last()
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Verificação de consignação' })).toBeVisible();
  await page.getByRole('button', { name: /^Competência: / }).click();
  const mes = page.getByRole('dialog', { name: 'Competência' });
  await choose(mes, 'Mês', 'janeiro');
  await choose(mes, 'Ano', '2025');
  await mes.getByRole('button', { name: 'Abrir' }).click();
  await expect(page).toHaveURL(/competencia=2025-01/);
  await expect(page.getByRole('button', { name: 'Verificar consignacao' })).toHaveAttribute('aria-disabled', 'true');
  await expectNoViolations(page);

  // Chosen, dropped, and with a tab between its columns.
  const camara = `cpf;matricula;nome;valor\n${paga.cpf};${paga.matricula};${paga.nome.toUpperCase()};187,40\n`;
  await page
    .getByLabel('Arquivo da casa Câmara')
    .setInputFiles({ name: 'camara.csv', mimeType: 'text/csv', buffer: Buffer.from(camara) });
  await keep(page, 'Câmara', '1 linha · R$ 187,40');
  const dropped = await page.evaluateHandle((text) => {
    const data = new DataTransfer();
    data.items.add(new File([text], 'SF_0125.csv', { type: 'text/csv' }));
    return data;
  }, `Nome,Matrícula,CPF,Valor\n${senado.nome},${senado.matricula},${senado.cpf},150.00\n`);
  await region(page, 'Senado').dispatchEvent('drop', { dataTransfer: dropped });
  await keep(page, 'Senado', '1 linha · R$ 150,00');
  const doTcu = `cpf\tmatricula\tnome\tvalor\n${tcu.cpf}\t${tcu.matricula}\t${tcu.nome}\t200,00\n\t999999\tSERVIDOR SEM CADASTRO\t120,00\n`;
  await page
    .getByLabel('Arquivo da casa TCU')
    .setInputFiles({ name: 'tcu.txt', mimeType: 'text/plain', buffer: Buffer.from(doTcu) });
  await keep(page, 'TCU', '2 linhas · R$ 320,00');

  await page.getByRole('button', { name: 'Verificar consignacao' }).click();
  const question = page.getByRole('dialog', { name: 'Verificar consignacao' });
  await question.getByRole('button', { name: 'Verificar' }).click();
  await expect(page.getByRole('region', { name: 'Andamento da verificação' })).toBeVisible();
  await expect(
    page.getByRole('region', { name: 'Mensagens' }).getByText('Verificacao finalizada com sucesso'),
  ).toBeVisible({
    timeout: 60_000,
  });
  await expect(page.getByText('Passo: 5/5')).toBeVisible();
  await expect(page.getByText(/^Última competência: 01\/2025 · iniciada em .+ por /)).toBeVisible();
  const totais = page.getByRole('table', { name: 'Totais por casa' });
  await expect(totais.getByRole('row', { name: /^TCU/ })).toContainText(/320,00.*200,00.*120,00.*0,00/);
  await expect(region(page, 'Câmara').getByText('Lido')).toBeVisible();
  await expectNoViolations(page);

  // Not deducted: inactive, with cause and number.
  await page.getByRole('radio', { name: /^Não descontado \d+$/ }).click();
  await page.getByRole('checkbox', { name: `Selecionar ${falta.nome}` }).check();
  await page.getByRole('button', { name: 'Inativar…' }).click();
  const inativar = page.getByRole('dialog', { name: 'Inativar · janeiro/2025' });
  await choose(inativar, 'Causa', 'Cancelou o desconto');
  await fieldOf(inativar, 'Quantos filiados').fill('1');
  await inativar.getByRole('button', { name: 'Inativar' }).click();
  await expectNotice(page, 'Um filiado inativado.');

  // Another person sees it, and after the undoing the situation before.
  await gestora.goto(`/filiados/${falta.id}`);
  await expect(gestora.getByText('Inativo', { exact: true }).first()).toBeVisible();
  await page.getByRole('button', { name: 'Mais ações' }).click();
  await page.getByRole('menuitem', { name: 'Inativações' }).click();
  const lotes = page.getByRole('dialog', { name: 'Inativações' });
  await lotes
    .getByRole('button', { name: /^Desfazer: / })
    .first()
    .click();
  await page.getByRole('dialog', { name: 'Desfazer inativação' }).getByRole('button', { name: 'Desfazer' }).click();
  await expectNotice(page, 'Inativação desfeita.');
  await page.keyboard.press('Escape');
  await expect(gestora.getByText('Ativo', { exact: true }).first()).toBeVisible();

  // What is left is treated at once; then the month is concluded.
  await page.goto('/Consignacao?competencia=2025-01&tratado=nao&porPagina=100');
  await page.getByRole('button', { name: 'Mais ações' }).click();
  await expect(page.getByRole('menuitem', { name: /^Concluir competência/ })).toContainText(
    'Ainda há ocorrências a tratar.',
  );
  await page.keyboard.press('Escape');
  await page.getByRole('checkbox', { name: 'Selecionar as linhas desta página' }).check();
  await page.getByRole('button', { name: 'Tratar…' }).click();
  const tratar = page.getByRole('dialog').last();
  await choose(tratar, 'Tratamento', 'Aguardar');
  await tratar.getByRole('button', { name: 'Registrar' }).click();
  await expect(page.getByRole('radio', { name: 'A tratar 0' })).toBeVisible();
  await page.getByRole('button', { name: 'Mais ações' }).click();
  await page.getByRole('menuitem', { name: 'Concluir competência…' }).click();
  await page.getByRole('dialog', { name: 'Concluir competência' }).getByRole('button', { name: 'Concluir' }).click();
  await expectNotice(page, 'Competência concluída.');
  await expect(page.getByRole('button', { name: 'Trocar: Câmara' })).toHaveAttribute('aria-disabled', 'true');
  const planilha = await download(page, () =>
    page.getByRole('link', { name: 'nao_encontrados_tcu_2025-01.xlsx' }).click(),
  );
  expect(planilha.nome).toBe('nao_encontrados_tcu_2025-01.xlsx');
  expect(planilha.corpo.subarray(0, 2).toString()).toBe('PK');
  await page.setViewportSize(phone.viewport);
  await expectFits(page);
  await expectNoViolations(page);

  // The reader sees who was not deducted, and no more.
  const { page: leitor } = await person(['visualizador_consignacao'], 'Rui Leitor', phone);
  await leitor.goto(`/Consignacao?competencia=2025-01&busca=${encodeURIComponent(falta.nome)}`);
  await expect(leitor.getByText(falta.nome)).toBeVisible();
  await expect(leitor.getByText(falta.cpf.slice(3, 6))).toHaveCount(0);
  await expect(leitor.getByRole('checkbox')).toHaveCount(0);
  await expectFits(leitor);
  await expectNoViolations(leitor);
});
