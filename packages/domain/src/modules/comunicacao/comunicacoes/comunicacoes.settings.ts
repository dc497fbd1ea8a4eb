/** What an installation decides about its mailings. No zod. Source: decisions-members (Communication). */
import { defineSection } from '@sede/domain/manifest';

export const comunicacaoSection = defineSection({
  valor: 'comunicacao',
  order: 51,
  rotulo: 'Comunicação',
  ajuda:
    'Quem assina as comunicações aos filiados, com que ritmo saem e quem as aprova. Os assuntos ficam em Filiados.',
  settings: {
    remetentesComunicacao: {
      tipo: 'paragrafos',
      rotulo: 'Remetentes das comunicações',
      ajuda: 'Um por linha: Nome <endereço@sindicato.org.br>. Só estes podem assinar uma comunicação aos filiados.',
      maximo: 2000,
      padrao: '',
    },
    emailsPorMinuto: {
      tipo: 'inteiro',
      rotulo: 'Mensagens por minuto',
      ajuda: 'Quantas mensagens de comunicações saem por minuto. Confira o limite do seu servidor de e-mail.',
      minimo: 1,
      maximo: 6000,
      padrao: 60,
    },
    limiteComunicacao: {
      tipo: 'inteiro',
      rotulo: 'Comunicações que outra pessoa aprova',
      ajuda:
        'Acima de tantas mensagens, outra pessoa aprova a lista e o texto antes de sair; vale também para as pesquisas de satisfação. 0: ninguém precisa aprovar.',
      minimo: 0,
      maximo: 1_000_000,
      padrao: 0,
    },
  },
});
export const comunicacaoSettings = comunicacaoSection.settings;

interface Remetente {
  nome: string;
  endereco: string;
}

/** 'Jurídico <juridico@sindicato.org.br>' a line; an address alone is its own name. Lines without an address are none. */
export function readRemetentes(texto: string): Remetente[] {
  return texto.split('\n').flatMap((linha) => {
    const [, nome = '', endereco = ''] = /^\s*(.*?)\s*<?([^\s<>@,;]+@[^\s<>@,;]+)>?\s*$/.exec(linha) ?? [];
    return endereco === '' ? [] : [{ nome: nome || endereco, endereco: endereco.toLowerCase() }];
  });
}
