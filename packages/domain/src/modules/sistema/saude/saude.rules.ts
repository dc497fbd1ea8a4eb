/**
 * From what the server knows of itself to what an administrator without technical words should read and do.
 *
 * In: facts (bytes, counts, instants ISO 8601). Out: one line per part, in a fixed order; `fazer` is null where nothing is
 * to be done. Pure. Source: issue 3 (health in plain words: all-green versus what to do); decisions §6.
 */
import { formatContagem, formatInstantBr } from '@sede/domain/kernel';
import type { SituacaoSaude } from './saude.lists.ts';

const MIB = 1024 ** 2;
const GIB = 1024 ** 3;
/** Below it uploads are about to be refused. */
const ESPACO_MINIMO = 512 * MIB;
const ESPACO_FOLGADO = 2 * GIB;
/** The sealer runs every few seconds: this many unsealed entries mean that it is not running. */
const CAUDA_GRANDE = 5000;

export interface FatosSaude {
  versao: string;
  /** The database has got a newer program's tables while this one runs. */
  bancoMaisNovo: boolean;
  producao: boolean;
  banco: { versao: string; tamanho: number; embutido: boolean };
  arquivos: { bucket: boolean; livre: number | null };
  fila: { funciona: boolean; esperando: number; executando: number; falhas: number };
  emails: { configurado: boolean; pendentes: number; falharam: number };
  copias: { ultimaBoaEm: string | null; automatica: boolean; atrasada: boolean };
  auditoria: { cauda: number; verificadaEm: string | null; problemas: number; ancoradaAte: number | null };
  /** Live streams of this process. */
  telasAbertas: number;
}

export interface ItemSaude {
  chave: 'programa' | 'banco' | 'arquivos' | 'fila' | 'emails' | 'copias' | 'auditoria' | 'telas';
  titulo: string;
  situacao: SituacaoSaude;
  texto: string;
  fazer: string | null;
}

export function tamanhoEmPalavras(bytes: number): string {
  const [size, unit] =
    bytes >= GIB ? [bytes / GIB, 'GB'] : bytes >= MIB / 10 ? [bytes / MIB, 'MB'] : [bytes / 1024, 'kB'];
  return `${size.toLocaleString('pt-BR', { maximumFractionDigits: size < 10 ? 1 : 0 })} ${unit}`;
}

const plural = (n: number, um: string, muitos: string): string =>
  n === 0
    ? `nenhum${um.endsWith('a') || /^(tarefa|tela)/.test(um) ? 'a' : ''} ${um}`
    : n === 1
      ? `1 ${um}`
      : `${n} ${muitos}`;

const ok = (chave: ItemSaude['chave'], titulo: string, texto: string): ItemSaude => ({
  chave,
  titulo,
  situacao: 'ok',
  texto,
  fazer: null,
});

function arquivos({ bucket, livre }: FatosSaude['arquivos']): ItemSaude {
  const titulo = 'Espaço para arquivos';
  if (livre === null) {
    return ok(
      'arquivos',
      titulo,
      bucket ? 'Os arquivos ficam num serviço externo, sem limite conhecido.' : 'Espaço livre desconhecido.',
    );
  }
  const texto = `${tamanhoEmPalavras(livre)} livres.`;
  if (livre >= ESPACO_FOLGADO) return ok('arquivos', titulo, texto);
  return livre < ESPACO_MINIMO
    ? {
        chave: 'arquivos',
        titulo,
        situacao: 'falha',
        texto: `Só ${texto} Novos arquivos podem ser recusados.`,
        fazer: 'Peça a quem cuida do servidor que aumente o disco ou libere espaço hoje.',
      }
    : {
        chave: 'arquivos',
        titulo,
        situacao: 'atencao',
        texto,
        fazer: 'Avise quem cuida do servidor: o disco está acabando.',
      };
}

function fila({ funciona, esperando, executando, falhas }: FatosSaude['fila']): ItemSaude {
  const titulo = 'Tarefas em segundo plano';
  const texto = `${plural(esperando, 'tarefa na fila', 'tarefas na fila')}, ${executando} em andamento.`;
  if (!funciona) {
    return {
      chave: 'fila',
      titulo,
      situacao: 'falha',
      texto: 'A fila de tarefas não está funcionando neste servidor.',
      fazer: 'Peça a quem cuida do servidor que o reinicie e veja o registro (log).',
    };
  }
  if (falhas === 0) return ok('fila', titulo, texto.charAt(0).toUpperCase() + texto.slice(1));
  return {
    chave: 'fila',
    titulo,
    situacao: 'atencao',
    texto: formatContagem(falhas, 'tarefa falhou.', 'tarefas falharam.'),
    fazer: 'Veja o motivo abaixo e tente novamente.',
  };
}

function emails({ configurado, pendentes, falharam }: FatosSaude['emails']): ItemSaude {
  const titulo = 'E-mails';
  if (!configurado) {
    return {
      chave: 'emails',
      titulo,
      situacao: 'atencao',
      texto:
        'O envio de e-mail não está configurado: ninguém recebe e-mails. As mensagens ficam guardadas no servidor.',
      fazer:
        'Peça a quem cuida do servidor que informe o servidor de e-mail (SMTP_URL). Até lá, copie o link de cada convite em Usuários e perfis.',
    };
  }
  if (falharam > 0) {
    return {
      chave: 'emails',
      titulo,
      situacao: 'atencao',
      texto: formatContagem(falharam, 'e-mail não pôde ser entregue.', 'e-mails não puderam ser entregues.'),
      fazer: 'Abra E-mails, veja o motivo e tente novamente.',
    };
  }
  return ok(
    'emails',
    titulo,
    pendentes === 0 ? 'Nenhum e-mail esperando.' : `${plural(pendentes, 'e-mail', 'e-mails')} na fila de envio.`,
  );
}

function copias({ ultimaBoaEm, automatica, atrasada }: FatosSaude['copias'], producao: boolean): ItemSaude {
  const titulo = 'Cópias de segurança';
  const texto =
    ultimaBoaEm === null ? 'Nenhuma cópia foi feita ainda.' : `Última cópia boa: ${formatInstantBr(ultimaBoaEm)}.`;
  if (!atrasada && automatica) return ok('copias', titulo, texto);
  return {
    chave: 'copias',
    titulo,
    situacao: atrasada && producao ? 'falha' : 'atencao',
    texto: automatica ? texto : `${texto} A cópia automática está desligada.`,
    fazer: automatica
      ? 'Abra Cópias de segurança, faça uma agora e veja por que as automáticas não saem.'
      : 'Ligue a cópia automática em Cópias de segurança.',
  };
}

function auditoria({ cauda, verificadaEm, problemas, ancoradaAte }: FatosSaude['auditoria']): ItemSaude {
  const titulo = 'Auditoria';
  if (problemas > 0) {
    return {
      chave: 'auditoria',
      titulo,
      situacao: 'falha',
      texto: 'A última verificação encontrou o que não confere com a trilha ou com os seus selos.',
      fazer: 'Abra Auditoria, veja quais são e avise a direção: alguém pode ter mexido no banco por fora.',
    };
  }
  if (cauda > CAUDA_GRANDE) {
    return {
      chave: 'auditoria',
      titulo,
      situacao: 'atencao',
      texto: `${cauda.toLocaleString('pt-BR')} entradas esperam pelo selo.`,
      fazer: 'Se o número não cair em alguns minutos, peça a quem cuida do servidor que o reinicie.',
    };
  }
  if (verificadaEm === null)
    return ok('auditoria', titulo, 'Ainda não foi verificada; a primeira verificação é feita de madrugada.');
  if (ancoradaAte === null) {
    return {
      chave: 'auditoria',
      titulo,
      situacao: 'atencao',
      texto: `Verificada em ${formatInstantBr(verificadaEm)}, sem problemas, mas nenhum selo está guardado fora do banco.`,
      fazer: 'Peça a quem cuida do servidor que veja se ele consegue gravar a âncora (docs/operations.md, Auditoria).',
    };
  }
  const ancora = `guardada fora do banco até o selo ${ancoradaAte.toLocaleString('pt-BR')}`;
  return ok('auditoria', titulo, `Verificada em ${formatInstantBr(verificadaEm)}, sem problemas; ${ancora}.`);
}

function programa({ versao, producao, bancoMaisNovo }: FatosSaude): ItemSaude {
  const texto = `Versão ${versao}, ambiente de ${producao ? 'produção' : 'testes'}.`;
  if (!bancoMaisNovo) return ok('programa', 'Programa', texto);
  return {
    chave: 'programa',
    titulo: 'Programa',
    situacao: 'falha',
    texto: `${texto} O banco de dados já é de uma versão mais nova do que este servidor.`,
    fazer: 'Peça a quem cuida do servidor que atualize o programa e o reinicie: até lá, o que for salvo pode falhar.',
  };
}

export function assessSaude(fatos: FatosSaude): ItemSaude[] {
  const { producao, banco, telasAbertas } = fatos;
  return [
    programa(fatos),
    ok(
      'banco',
      'Banco de dados',
      `${banco.embutido ? 'Embutido' : 'Externo'}, PostgreSQL ${banco.versao}, ${tamanhoEmPalavras(banco.tamanho)}.`,
    ),
    arquivos(fatos.arquivos),
    fila(fatos.fila),
    emails(fatos.emails),
    copias(fatos.copias, producao),
    auditoria(fatos.auditoria),
    ok(
      'telas',
      'Telas abertas',
      telasAbertas === 1
        ? '1 tela ligada às atualizações ao vivo.'
        : `${telasAbertas} telas ligadas às atualizações ao vivo.`,
    ),
  ];
}
