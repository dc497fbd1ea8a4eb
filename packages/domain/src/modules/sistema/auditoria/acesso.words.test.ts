import { createDirectory } from '@sede/domain/manifest';
import { MODULES } from '@sede/domain/modules';
import { expect, it } from 'vitest';
import { textoDoLog } from './acesso.words.ts';

const directory = createDirectory(MODULES);

it.each([
  [{ tipo: 'Login', arquivo: null, cpf: null, tela: null }, 'Entrou no sistema'],
  [{ tipo: 'report_download', arquivo: 'despesas.xlsx' }, 'Baixou a planilha despesas.xlsx'],
  [
    { tipo: 'busca_cpf', arquivo: null, cpf: '52998224725', tela: 'itensDespesa' },
    'Procurou o CPF 529.982.247-25 em Itens de despesa',
  ],
  [
    { tipo: 'busca_cpf', arquivo: null, cpf: '52998224725', tela: 'busca' },
    'Procurou o CPF 529.982.247-25 em Busca geral',
  ],
  [{ tipo: 'busca_cpf', arquivo: null, cpf: '52998224725', tela: null }, 'Procurou o CPF 529.982.247-25'],
  [
    { tipo: 'Pesquisa por CPF', arquivo: null, cpf: '52998224725', tela: 'verificador' },
    'Pesquisou o CPF 529.982.247-25 em Verificador',
  ],
  // Whose content was blanked.
  [{ tipo: 'busca_cpf', arquivo: null, cpf: null, tela: null }, 'Procurou um CPF'],
])('the log entry %o reads %s', (entrada, texto) => expect(textoDoLog(directory, entrada)).toBe(texto));
