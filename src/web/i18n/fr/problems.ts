export const messages = {
  FETCH_ERROR: 'Le serveur ne répond pas. Vérifiez votre connexion, puis réessayez.',
  TIMEOUT_ERROR: 'Le serveur met trop de temps à répondre. Réessayez dans un instant.',
  PARSING_ERROR: 'La réponse du serveur est illisible. Réessayez; si le problème continue, téléphonez-nous.',
  unexpected: 'Une erreur s’est produite. Réessayez; si le problème continue, téléphonez-nous.',
  noAccess: 'Votre compte n’a pas accès à cette page.',
  toDashboard: 'Aller au tableau de bord',
} as const;
