import { paths } from '#contract/paths.ts';
import type { Help } from '#contract/schemas/helps.ts';
import type { Service } from '#contract/schemas/services.ts';
import { localHelp } from '#domain/helps/help-texts.ts';
import type { Language } from '#domain/languages.ts';
import { LANGUAGE_TAGS } from '#domain/local-text.ts';
import { effectivePrice } from '#domain/pricing.ts';
import { serviceDescription, serviceName } from '#domain/services/service-texts.ts';

/** Returns the questions for search engines, in the language of the page where they are translated. */
export function structuredQuestions(helps: readonly Help[], language: Language): object[] {
  if (helps.length === 0) return [];
  return [
    {
      '@type': 'FAQPage',
      inLanguage: LANGUAGE_TAGS[language],
      mainEntity: helps.map((help) => {
        const { question, answer } = localHelp(help, language);
        return {
          '@type': 'Question',
          inLanguage: LANGUAGE_TAGS[question.language],
          name: question.text,
          acceptedAnswer: { '@type': 'Answer', inLanguage: LANGUAGE_TAGS[answer.language], text: answer.text },
        };
      }),
    },
  ];
}

/** The catalogue with its prices before taxes for search engines. */
export function structuredServices(services: readonly Service[], publicUrl: string, language: Language): object[] {
  if (services.length === 0) return [];
  return [
    {
      '@type': 'OfferCatalog',
      url: `${publicUrl}${paths.bookingServices}`,
      provider: { '@id': `${publicUrl}/#org` },
      itemListElement: services.map((service) => ({
        '@type': 'Offer',
        itemOffered: {
          '@type': 'Service',
          name: serviceName(service, language).text,
          description: serviceDescription(service, language).text,
        },
        ...priceOf(service),
      })),
    },
  ];
}

function priceOf(service: Service): object {
  if (service.priceType !== 'range') return { price: effectivePrice(service).toFixed(2), priceCurrency: 'CAD' };
  return {
    priceSpecification: {
      '@type': 'PriceSpecification',
      priceCurrency: 'CAD',
      minPrice: service.price,
      ...(service.priceMax !== null && { maxPrice: service.priceMax }),
      valueAddedTaxIncluded: false,
    },
  };
}
