-- When the link of somebody's invitation was last shown to a gestor do sistema, where no mail leaves: a fact of the user, so
-- that the trail has who saw it and when. No edit: the record's version stays. Source: issue 9 (invitation without SMTP).

alter table usuarios add column convite_copiado_em timestamptz;
