/**
 * Uploads and downloads over the files room. A download is logged for whoever made it ('anexo_download'), by the file's id where its
 * name tells what is in it.
 * Errors: those of `receiveUpload` and `openDownload`; `plataforma.invalido` for a module that takes no files.
 */
import { Readable } from 'node:stream';
import { platformErrors } from '@sede/domain/kernel';
import { anexosContract } from '@sede/domain/modules/sistema/anexos/contract';
import type { FastifyRequest } from 'fastify';
import { namesNoRecord, routes } from '#platform/api/index.ts';
import { recordUserLog } from '#platform/auth/index.ts';
import { openDownload, receiveUpload } from '#platform/files/index.ts';

function header(request: FastifyRequest, name: string): string {
  const value = request.headers[name];
  try {
    return typeof value === 'string' ? decodeURIComponent(value) : '';
  } catch {
    return '';
  }
}

export const anexosRoutes = routes(
  anexosContract,
  {
    async enviar(ctx) {
      const rule = ctx.services.attachmentOwners.ruleOf(header(ctx.request, 'x-modulo'));
      if (!rule) {
        throw platformErrors.invalido({ campos: { 'X-Modulo': 'Informe o módulo que usará o arquivo.' } });
      }
      const declared = Number(ctx.request.headers['content-length'] ?? Number.NaN);
      return receiveUpload({
        stream: ctx.request.raw,
        nome: header(ctx.request, 'x-nome-arquivo'),
        tamanhoDeclarado: Number.isSafeInteger(declared) ? declared : null,
        rule,
        usuarioId: ctx.actor.usuarioId,
        allowance: { db: ctx.db, now: ctx.now },
        store: ctx.services.files,
        write: (work) => ctx.write(({ tx }) => work(tx)),
      });
    },
    async baixar(ctx, { id, exibir }) {
      const file = await openDownload(ctx, id, exibir ? 'inline' : 'attachment');
      const entry = {
        usuarioId: ctx.actor.usuarioId,
        tipo: 'anexo_download',
        ...(!ctx.services.directory.secretFiles.has(file.modulo) && { arquivo: file.nome }),
        endereco: ctx.address,
      };
      try {
        await recordUserLog(ctx.db, { ...entry, dados: { anexo: id } }, ctx.now);
      } catch (error) {
        // Opened already: nobody else closes it.
        if (file.corpo instanceof Readable) file.corpo.destroy();
        throw error;
      }
      return file;
    },
  },
  {
    except: {
      baixar: namesNoRecord('a file: who does not see the record that uses it does not find it (`openDownload`, 404)'),
    },
  },
);
