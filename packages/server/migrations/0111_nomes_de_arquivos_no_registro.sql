-- Downloads that were logged before names of secret files stayed out of the log (decision 121) lose the name; act, person, instant, address
-- and the file's id stay. Kept is the name of a file that is known to be of a module without secret files: by its row, or by what the
-- trail says of a file that is gone. The log of uses is no part of the trail: no digest covers it. Source: docs/decisions/123.
update logs_usuario l set arquivo = null
where l.tipo = 'anexo_download' and l.arquivo is not null and coalesce(
  (select a.modulo from anexos a where a.id = (l.dados ->> 'anexo')::uuid),
  (select coalesce(t.depois, t.antes) ->> 'modulo' from auditoria t
    where t.modulo = 'anexos' and t.tabela = 'anexos' and t.registro_id = (l.dados ->> 'anexo')::uuid
      and coalesce(t.depois, t.antes) ? 'modulo' order by t.id desc limit 1),
  'filiados') in ('filiados', 'dependentes', 'atendimentos', 'processos');
